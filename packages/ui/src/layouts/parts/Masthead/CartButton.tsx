import ShoppingCart from "@lucide/icons/icons/shopping-cart";
import { paths } from "@reagent/api/pages/paths";
import { useViewer } from "../../../data/use-viewer.tsx";
import { useCopy } from "../../../language/language.tsx";
import { CountedLink } from "../CountedLink/CountedLink.tsx";
import { copy } from "./Masthead.copy.ts";

/** The link to the cart with its count. */
export function CartButton() {
  const words = useCopy(copy);
  const viewer = useViewer();
  return (
    <CountedLink
      icon={ShoppingCart}
      label={words.cart}
      to={paths.cart()}
      count={viewer.kind === "customer" ? (viewer.info?.cartCount ?? 0) : undefined}
    />
  );
}
