import { useCopy } from "../../../language/language.tsx";
import { copy } from "./Product.copy.ts";
import * as css from "./SpecialBrand.css.ts";

/** The logo and name of the special brand, on items of category 7 (storefront §2, product detail; §9, category codes). */
export function SpecialBrand() {
  const words = useCopy(copy);
  return (
    <span className={css.brand}>
      <svg
        className={css.seal}
        width="40"
        height="40"
        viewBox="0 0 40 40"
        role="img"
        aria-label={words.specialBrandImage}
      >
        <path d="M20 2l15.6 9v18L20 38 4.4 29V11z" />
        <path d="M16 9h8M17.500 9v8L10 29.500h20L22.500 17V9M13.500 24h13" />
      </svg>
      {words.specialBrand}
    </span>
  );
}
