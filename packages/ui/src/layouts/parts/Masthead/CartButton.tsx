import ShoppingCart from "@lucide/icons/icons/shopping-cart";
import { Link } from "react-router-dom";
import { useCustomerPath } from "../../../blocks/useCustomerPath.ts";
import { useCartTarget } from "../../../components/FlyToCart/useFlyToCart.ts";
import { Icon } from "../../../components/Icon/Icon.tsx";
import { useViewer } from "../../../data/use-viewer.tsx";
import { useCopy } from "../../../language/language.tsx";
import { paths } from "../../../paths.ts";
import { copy } from "./Masthead.copy.ts";
import * as css from "./Masthead.css.ts";

/** The link to the cart with its count, the target of the add-to-cart animation (storefront §4, add to cart). */
export function CartButton() {
  const words = useCopy(copy);
  const viewer = useViewer();
  const pathOf = useCustomerPath();
  const target = useCartTarget();
  const count = (viewer.kind === "customer" && viewer.info?.cartCount) || 0;
  return (
    <Link
      className={css.cartLink}
      to={pathOf(paths.cart())}
      ref={target}
      aria-label={count > 0 ? `${words.cart} ${count}` : words.cart}
    >
      <Icon of={ShoppingCart} size={18} />
      <span className={css.cartWord}>{words.cart}</span>{" "}
      {viewer.kind === "customer" && (
        <span className={css.cartCount}>{count > 0 ? count : ""}</span>
      )}
    </Link>
  );
}
