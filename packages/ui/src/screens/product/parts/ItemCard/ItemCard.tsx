import type { ItemRow } from "@reagent/api/contract/product";
import { paths } from "@reagent/api/pages/paths";
import type { ReactNode } from "react";
import { Badge } from "../../../../components/Badge/Badge.tsx";
import { ChemicalName } from "../../../../components/ChemicalName/ChemicalName.tsx";
import { Price } from "../../../../components/Price/Price.tsx";
import { StructureCell } from "../../../../components/StructureCell/StructureCell.tsx";
import { TextLink } from "../../../../components/TextLink/TextLink.tsx";
import { useNames } from "../names.ts";
import * as css from "./ItemCard.css.ts";

interface Props {
  readonly item: ItemRow;
  /** The level of its heading. */
  readonly as?: "h2" | "h3";
  /** Beside the name. */
  readonly actions?: ReactNode;
  /** Below the names. */
  readonly note?: string;
}

/** A card of an item: structure, names, codes and lowest price. */
export function ItemCard({ item, as: Name = "h3", actions, note }: Props) {
  const { name, nameLanguage, other, otherLanguage } = useNames(item);
  return (
    <article className={css.card}>
      <StructureCell name={name} drawing={item.drawing} isFramed={false} />
      <div className={css.words}>
        <div className={css.head}>
          <Name className={css.name} lang={nameLanguage}>
            <TextLink kind="plain" to={paths.product({ itemCode: item.itemCode })}>
              <ChemicalName value={name} />
            </TextLink>
          </Name>
          {actions && <div className={css.actions}>{actions}</div>}
        </div>
        {other && (
          <p className={css.otherName} lang={otherLanguage}>
            <ChemicalName value={other} />
          </p>
        )}
        <p className={css.cas}>{item.casNumber}</p>
        {note && <p className={css.cas}>{note}</p>}
        <p className={css.line}>
          <span>
            {item.itemCode} <span className={css.cas}>{item.specification}</span>
          </span>
          <span className={css.price}>
            {item.fromPrice === null ? (
              <Badge kind="price-on-request" />
            ) : (
              <Price amount={item.fromPrice} fromPack={item.fromPack} />
            )}
          </span>
        </p>
      </div>
    </article>
  );
}
