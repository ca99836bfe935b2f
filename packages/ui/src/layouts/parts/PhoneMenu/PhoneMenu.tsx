import { shop } from "@reagent/api/contract/shop";
import { paths } from "@reagent/api/pages/paths";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useShopSections } from "../../../blocks/CategoryMenu/useShopSections.ts";
import { LanguageSwitch } from "../../../blocks/LanguageSwitch/LanguageSwitch.tsx";
import { useQuickOrderDialog } from "../../../blocks/QuickOrder/useQuickOrderDialog.tsx";
import { ThemeSwitch } from "../../../blocks/ThemeSwitch/ThemeSwitch.tsx";
import { useCopy } from "../../../language/language.tsx";
import { CategoryTree } from "./CategoryTree.tsx";
import { copy } from "./PhoneMenu.copy.ts";
import * as css from "./PhoneMenu.css.ts";
import { PhoneMenuHead } from "./PhoneMenuHead.tsx";

type Props = {
  /** Called when a link is followed, to close the enclosing dialog. */
  onFollow: () => void;
};

/** The links of the toolbar, the category bar and the right panel, for screens that do not show these. */
export function PhoneMenu({ onFollow }: Props) {
  const words = useCopy(copy);
  const sections = useShopSections();
  const quickOrder = useQuickOrderDialog();
  const [hotline] = shop.hotlines;
  const link = (label: string, to: string) => (
    <li key={label}>
      <Link to={to} onClick={onFollow}>
        {label}
      </Link>
    </li>
  );
  return (
    <div className={css.menu}>
      <PhoneMenuHead onFollow={onFollow} />
      <Part title={words.yours}>
        {link(words.favourites, paths.favourites())}
        {link(words.cart, paths.cart())}
        {link(words.orders, paths.orders())}
        {link(words.orderSheet, paths.batchOrder())}
        <li>
          <button
            type="button"
            onClick={() => {
              onFollow();
              quickOrder.open();
            }}
          >
            {words.quickOrder}
          </button>
        </li>
      </Part>
      <CategoryTree onFollow={onFollow} />
      <Part title={words.sections}>
        {sections.map(({ label, to }) =>
          to.startsWith("/") ? (
            link(label, to)
          ) : (
            <li key={label}>
              <a href={to} onClick={onFollow}>
                {label}
              </a>
            </li>
          ),
        )}
      </Part>
      <Part title={words.lookups}>
        {link(words.structure, paths.advancedSearch())}
        {link(words.reaction, paths.reactionPlan())}
        {link(words.certificate, paths.certificateSearch())}
        {link(words.safetyDataSheet, paths.safetyDataSheetSearch())}
        {link(words.batch, paths.batchSearch())}
        {link(words.shipping, paths.shippingSearch())}
      </Part>
      <Part title={words.help}>
        {link(words.helpCentre, paths.help("howorder"))}
        {link(words.suggestion, paths.advice())}
        <li>
          <a href={`tel:${hotline}`}>
            {words.hotline} {hotline}
          </a>
        </li>
      </Part>
      <Part title={words.settings}>
        <li>
          <LanguageSwitch />
        </li>
        <li>
          <ThemeSwitch />
        </li>
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className={css.title}>{title}</h3>
      <ul className={css.twoColumns}>{children}</ul>
    </section>
  );
}
