import ShoppingCart from "@lucide/icons/icons/shopping-cart";
import { useCustomerPath } from "../../../blocks/useCustomerPath.ts";
import { useViewer } from "../../../data/use-viewer.tsx";
import { useCopy } from "../../../language/language.tsx";
import { paths } from "../../../paths.ts";
import { CountedLink } from "../CountedLink/CountedLink.tsx";
import { copy } from "./Masthead.copy.ts";

/** The link to the cart with its count. */
export function CartButton() {
  const words = useCopy(copy);
  const viewer = useViewer();
  const pathOf = useCustomerPath();
  return (
    <CountedLink
      icon={ShoppingCart}
      label={words.cart}
      to={pathOf(paths.cart())}
      count={viewer.kind === "customer" ? (viewer.info?.cartCount ?? 0) : undefined}
    />
  );
}
