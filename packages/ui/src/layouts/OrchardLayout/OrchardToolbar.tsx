import ArrowLeft from "@lucide/icons/icons/arrow-left";
import { paths } from "@reagent/api/pages/paths";
import { Link } from "react-router-dom";
import { LanguageSwitch } from "../../blocks/LanguageSwitch/LanguageSwitch.tsx";
import { ThemeSwitch } from "../../blocks/ThemeSwitch/ThemeSwitch.tsx";
import { Icon } from "../../components/Icon/Icon.tsx";
import { useCopy } from "../../language/language.tsx";
import { content } from "../../theme/layout.css.ts";
import { Greeting } from "../parts/Toolbar/Greeting.tsx";
import * as toolbar from "../parts/Toolbar/Toolbar.css.ts";
import { copy } from "./OrchardLayout.copy.ts";
import * as css from "./OrchardLayout.css.ts";
import { useOrchardLinks } from "./useOrchardLinks.ts";

/** The line above the orchard's header: back to the shop, the customer, their pages, theme and language. */
export function OrchardToolbar() {
  const words = useCopy(copy);
  const links = useOrchardLinks();
  return (
    <section className={toolbar.toolbar} aria-label={words.account}>
      <div className={`${content} ${toolbar.bar}`}>
        <div className={toolbar.greeting}>
          <Link className={css.back} to={paths.home()}>
            <Icon of={ArrowLeft} size={14} />
            {words.back}
          </Link>
          <Greeting />
        </div>
        <ul className={toolbar.links}>
          {links.map(({ label, to }) => (
            <li className={toolbar.fromLaptop} key={label}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
          <li>
            <ThemeSwitch />
          </li>
          <li>
            <LanguageSwitch />
          </li>
        </ul>
      </div>
    </section>
  );
}
