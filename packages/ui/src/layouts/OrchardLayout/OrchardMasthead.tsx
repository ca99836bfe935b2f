import ArrowLeft from "@lucide/icons/icons/arrow-left";
import ShoppingBasket from "@lucide/icons/icons/shopping-basket";
import Wheat from "@lucide/icons/icons/wheat";
import { shop } from "@reagent/api/contract/shop";
import { paths } from "@reagent/api/pages/paths";
import { Link } from "react-router-dom";
import { Icon } from "../../components/Icon/Icon.tsx";
import { Logo } from "../../components/Logo/Logo.tsx";
import { VisuallyHidden } from "../../components/VisuallyHidden/VisuallyHidden.tsx";
import { useOrchardUser } from "../../data/use-orchard-user.tsx";
import { useCopy, useLanguage } from "../../language/language.tsx";
import { useSession } from "../../state/session.ts";
import { content } from "../../theme/layout.css.ts";
import { CountedLink } from "../parts/CountedLink/CountedLink.tsx";
import { PhoneMenuButton } from "../parts/PhoneMenu/PhoneMenuButton.tsx";
import { GrainBalance } from "./GrainBalance.tsx";
import { copy } from "./OrchardLayout.copy.ts";
import * as css from "./OrchardLayout.css.ts";
import { OrchardSearch } from "./OrchardSearch.tsx";
import { useOrchardLinks } from "./useOrchardLinks.ts";

/** The orchard's header: the way back, the search of gifts, the customer's grains, and the basket. */
export function OrchardMasthead() {
  const words = useCopy(copy);
  const language = useLanguage();
  const links = useOrchardLinks();
  const { isLoggedIn } = useSession();
  const user = useOrchardUser();
  return (
    <div className={`${content} ${css.masthead}`}>
      <Link className={css.phoneBack} to={paths.home()} aria-label={words.back}>
        <Icon of={ArrowLeft} size={20} />
      </Link>
      <Link className={css.logo} to={paths.home()}>
        <Logo name={shop.name[language]} second={shop.tagline[language]} picture={shop.logo} />
        <VisuallyHidden>{words.home}</VisuallyHidden>
      </Link>
      <Link className={css.orchardName} to={paths.orchard()}>
        <span className={css.wheat}>
          <Icon of={Wheat} size={24} />
        </span>
        {words.orchard}
      </Link>
      <div className={css.search}>
        <OrchardSearch />
      </div>
      <div className={css.balance}>
        <GrainBalance user={user} />
      </div>
      <div className={css.menu}>
        <PhoneMenuButton />
      </div>
      <div className={css.basket}>
        <CountedLink
          icon={ShoppingBasket}
          label={words.basket}
          to={paths.basket()}
          count={isLoggedIn ? (user?.basketCount ?? 0) : undefined}
        />
      </div>
      <ul className={css.phoneLinks}>
        {links.map(({ label, to }) => (
          <li key={label}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
