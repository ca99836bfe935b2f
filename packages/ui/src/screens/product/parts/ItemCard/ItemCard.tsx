import type { ItemRow } from "@reagent/api/contract/product";
import { Badge } from "../../../../components/Badge/Badge.tsx";
import { Price } from "../../../../components/Price/Price.tsx";
import { StructureCell } from "../../../../components/StructureCell/StructureCell.tsx";
import { TextLink } from "../../../../components/TextLink/TextLink.tsx";
import { paths } from "../../../../paths.ts";
import { useNames } from "../names.ts";
import * as css from "./ItemCard.css.ts";

/** A card of an item: structure, names, codes and lowest price. */
export function ItemCard({ item }: { item: ItemRow }) {
  const { name, other, otherLanguage } = useNames(item);
  return (
    <article className={css.card}>
      <StructureCell name={name} drawing={item.drawing} isFramed={false} />
      <div className={css.words}>
        <h3 className={css.name}>
          <TextLink kind="plain" to={paths.product({ itemCode: item.itemCode })}>
            {name}
          </TextLink>
        </h3>
        {other && (
          <p className={css.otherName} lang={otherLanguage}>
            {other}
          </p>
        )}
        <p className={css.cas}>{item.casNumber}</p>
        <p className={css.line}>
          <span>
            {item.itemCode} <span className={css.cas}>{item.specification}</span>
          </span>
          {item.fromPrice === null ? (
            <Badge kind="price-on-request" />
          ) : (
            <Price amount={item.fromPrice} isFrom />
          )}
        </p>
      </div>
    </article>
  );
}
