import Barcode from "@lucide/icons/icons/barcode";
import FileText from "@lucide/icons/icons/file-text";
import Hexagon from "@lucide/icons/icons/hexagon";
import TriangleAlert from "@lucide/icons/icons/triangle-alert";
import { shop } from "@reagent/api/contract/shop";
import { paths } from "@reagent/api/pages/paths";
import { Link } from "react-router-dom";
import { Logo } from "../../../components/Logo/Logo.tsx";
import { TextLink } from "../../../components/TextLink/TextLink.tsx";
import { VisuallyHidden } from "../../../components/VisuallyHidden/VisuallyHidden.tsx";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { content } from "../../../theme/layout.css.ts";
import { PhoneMenuButton } from "../PhoneMenu/PhoneMenuButton.tsx";
import { CartButton } from "./CartButton.tsx";
import { HeaderSearch } from "./HeaderSearch.tsx";
import { copy } from "./Masthead.copy.ts";
import * as css from "./Masthead.css.ts";

/** The header of every page: logo, search, look-ups, cart. */
export function Masthead() {
  const words = useCopy(copy);
  const language = useLanguage();
  const name = shop.name[language];
  const lookups = [
    { icon: Hexagon, label: words.structure, to: paths.advancedSearch() },
    { icon: FileText, label: words.certificate, to: paths.certificateSearch() },
    { icon: TriangleAlert, label: words.safetyDataSheet, to: paths.safetyDataSheetSearch() },
    { icon: Barcode, label: words.batch, to: paths.batchSearch() },
  ];
  return (
    <div className={`${content} ${css.masthead}`}>
      <div className={css.menu}>
        <PhoneMenuButton />
      </div>
      <Link className={css.logo} to={paths.home()}>
        <Logo name={name} second={shop.tagline[language]} picture={shop.logo} />
        <VisuallyHidden>{words.home}</VisuallyHidden>
      </Link>
      <div className={css.search}>
        <HeaderSearch />
      </div>
      <nav aria-label={words.lookups} className={css.lookups}>
        {lookups.map(({ icon, label, to }) => (
          <TextLink kind="muted" icon={icon} to={to} key={to}>
            {label}
          </TextLink>
        ))}
      </nav>
      <div className={css.cart}>
        <CartButton />
      </div>
    </div>
  );
}
