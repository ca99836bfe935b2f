import MessageSquare from "@lucide/icons/icons/message-square";
import { shop } from "@reagent/api/contract/shop";
import { paths } from "@reagent/api/pages/paths";
import { Link } from "react-router-dom";
import { sectionAt } from "../../../blocks/menu-section.ts";
import { scrollToTop } from "../../../blocks/scroll-to-top.ts";
import { useChat } from "../../../blocks/useChat.ts";
import { useIsShown } from "../../../blocks/useIsShown.ts";
import { WechatCard } from "../../../blocks/WechatCard/WechatCard.tsx";
import { TextLink } from "../../../components/TextLink/TextLink.tsx";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { content } from "../../../theme/layout.css.ts";
import { screenOnly } from "../../../theme/print.css.ts";
import { copy } from "./Footer.copy.ts";
import * as css from "./Footer.css.ts";

/** The register of sites, to which the number of a registration has to lead. */
const ICP_REGISTER = "https://beian.miit.gov.cn/";

/** The footer of every page: help, company, contacts, and the permitted uses of the goods. */
export function Footer() {
  const words = useCopy(copy);
  const language = useLanguage();
  const isShown = useIsShown();
  const own = shop.menus.footer?.map((column) => ({
    title: column[language],
    links: column.links.map((link) => [link[language], link.to] as const),
  }));
  return (
    <footer className={`${css.footer} ${screenOnly}`}>
      <div className={content}>
        <div className={css.columns}>
          {(own ?? words.columns).map(({ title, links }) => (
            <section key={title}>
              <h2 className={css.title}>{title}</h2>
              <ul>
                {links
                  .filter(([, to]) => isShown(sectionAt(to)))
                  .map(([label, to]) => (
                    <li key={label}>
                      {to.startsWith("/") ? <Link to={to}>{label}</Link> : <a href={to}>{label}</a>}
                    </li>
                  ))}
              </ul>
            </section>
          ))}
          <Service />
        </div>
        <p className={css.statement}>{words.statement}</p>
        <div className={css.legal}>
          <span>© {shop.name[language]}</span>
          {shop.icp !== "" && (
            <TextLink kind="muted" href={ICP_REGISTER}>
              {shop.icp}
            </TextLink>
          )}
          {shop.licence !== "" && <span>{shop.licence}</span>}
          <Link to={paths.help("termsofuse")}>{words.terms}</Link>
          <Link to={paths.help("privacy_policy")}>{words.privacy}</Link>
          <button
            className={css.toTop}
            type="button"
            onClick={(event) => scrollToTop(event.currentTarget)}
          >
            {words.toTop}
          </button>
        </div>
      </div>
    </footer>
  );
}

function Service() {
  const words = useCopy(copy);
  const language = useLanguage();
  const [first, second] = shop.hotlines;
  const chat = useChat(words.chat);
  return (
    <section className={css.service}>
      <h2 className={css.title}>{words.service}</h2>
      <a className={css.phone} href={`tel:${first}`}>
        {first}
      </a>
      {second !== undefined && (
        <a className={css.secondPhone} href={`tel:${second}`}>
          {second}
        </a>
      )}
      <p className={css.hours}>{shop.serviceHours[language]}</p>
      <div className={css.contacts}>
        <TextLink {...chat.target} icon={MessageSquare} isExternal={"href" in chat.target}>
          {chat.name}
        </TextLink>
        {shop.wechat.url !== "" && (
          <WechatCard
            side="top"
            trigger={(trigger) => (
              <button {...trigger} className={css.wechat} type="button">
                {words.wechat}
              </button>
            )}
          />
        )}
        <TextLink to={paths.advice()}>{words.suggestion}</TextLink>
      </div>
    </section>
  );
}
