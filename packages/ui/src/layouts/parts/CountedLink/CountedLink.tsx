import type { LucideIconData } from "@lucide/icons";
import { Link } from "react-router-dom";
import { useCartTarget } from "../../../components/FlyToCart/useFlyToCart.ts";
import { Icon } from "../../../components/Icon/Icon.tsx";
import * as css from "./CountedLink.css.ts";

interface Props {
  readonly icon: LucideIconData;
  readonly label: string;
  readonly to: string;
  /** 0 is not shown, but reserves its space; undefined for guests. */
  readonly count: number | undefined;
}

/** The link of a header to the cart or the basket, the target of the add-to-cart animation (storefront §4, add to cart). */
export function CountedLink({ icon, label, to, count }: Props) {
  const target = useCartTarget();
  return (
    <Link
      className={css.link}
      to={to}
      ref={target}
      aria-label={count ? `${label} ${count}` : label}
    >
      <Icon of={icon} size={18} />
      <span className={css.word}>{label}</span>{" "}
      {count !== undefined && <span className={css.count}>{count > 0 ? count : ""}</span>}
    </Link>
  );
}
