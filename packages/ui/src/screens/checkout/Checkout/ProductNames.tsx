import type { CheckoutProduct } from "@reagent/api/contract/checkout";
import { isListed, serialNumberOf } from "@reagent/domain/hazard-listing";
import { Badge } from "../../../components/Badge/Badge.tsx";
import { InlineHtml } from "../../../components/InlineHtml/InlineHtml.tsx";
import { useLanguage } from "../../../language/language.tsx";
import * as css from "./ProductNames.css.ts";

interface Props {
  /** The label of the list. */
  readonly label: string;
  readonly products: readonly CheckoutProduct[];
}

/** A list of product names. */
export function ProductNames({ label, products }: Props) {
  const language = useLanguage();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long list must be scrollable by keyboard
    <ul className={css.names} aria-label={label} tabIndex={0}>
      {products.map(({ kind, productId, name, englishName, ...product }) => (
        <li key={`${kind} ${productId}`} className={css.product}>
          <span>
            <InlineHtml isName html={language === "en" && englishName ? englishName : name} />
          </span>
          <span className={css.code}>{product.productCode}</span>
          {isListed(product.hazardNumber) && (
            <Badge kind="hazard" end={serialNumberOf(product.hazardNumber)} />
          )}
          {product.isDrugPrecursor && <Badge kind="drug-precursor" />}
          {product.isExplosivePrecursor && <Badge kind="explosive-precursor" />}
        </li>
      ))}
    </ul>
  );
}
