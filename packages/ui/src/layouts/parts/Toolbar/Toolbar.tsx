import { shop } from "@reagent/api/contract/shop";
import { paths } from "@reagent/api/pages/paths";
import { Link } from "react-router-dom";
import { LanguageSwitch } from "../../../blocks/LanguageSwitch/LanguageSwitch.tsx";
import { useQuickOrderDialog } from "../../../blocks/QuickOrder/useQuickOrderDialog.tsx";
import { word } from "../../../blocks/ThemeSwitch/ThemeSwitch.css.ts";
import { ThemeSwitch } from "../../../blocks/ThemeSwitch/ThemeSwitch.tsx";
import { useCopy } from "../../../language/language.tsx";
import { content } from "../../../theme/layout.css.ts";
import { Greeting } from "./Greeting.tsx";
import { copy } from "./Toolbar.copy.ts";
import * as css from "./Toolbar.css.ts";

/** The line above the header: the customer, their links, help, theme and language (storefront §2, toolbar). */
export function Toolbar() {
  const words = useCopy(copy);
  const quickOrder = useQuickOrderDialog();
  const [hotline] = shop.hotlines;
  return (
    <section className={css.toolbar} aria-label={words.label}>
      <div className={`${content} ${css.bar}`}>
        <Greeting />
        <ul className={css.links}>
          <li>
            <Link to={paths.favourites()}>{words.favourites}</Link>
          </li>
          <li>
            <Link to={paths.cart()}>{words.cart}</Link>
          </li>
          <li>
            <Link to={paths.orders()}>{words.orders}</Link>
          </li>
          <li className={css.fromLaptop}>
            <Link to={paths.batchOrder()}>{words.orderSheet}</Link>
          </li>
          <li className={css.untilWide}>
            <button
              className={word}
              type="button"
              onPointerEnter={quickOrder.prepare}
              onFocus={quickOrder.prepare}
              onClick={quickOrder.open}
            >
              {words.quickOrder}
            </button>
          </li>
          <li className={css.fromLaptop}>
            <Link to={paths.help("howorder")}>{words.help}</Link>
          </li>
          <li className={css.fromLaptop}>
            <a href={`tel:${hotline}`}>
              {words.hotline} {hotline}
            </a>
          </li>
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
