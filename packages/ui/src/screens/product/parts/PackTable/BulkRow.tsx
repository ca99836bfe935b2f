import type { BulkPack } from "@reagent/api/contract/product";
import { Badge } from "../../../../components/Badge/Badge.tsx";
import { Code } from "../../../../components/Code/Code.tsx";
import { Stock } from "../../../../components/Stock/Stock.tsx";
import { Cell, Row } from "../../../../components/Table/Table.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { screenOnly } from "../../../../theme/print.css.ts";
import { Blank } from "./Blank.tsx";
import { Enquire } from "./Enquire.tsx";
import { PackSize } from "./PackSize.tsx";
import { copy } from "./PackTable.copy.ts";
import * as css from "./PackTable.css.ts";

interface Props {
  readonly pack: BulkPack;
  /** The address of the enquiry for its price. */
  readonly enquiry: string;
}

/** A size that is sold on request only, of an item of category 1 (storefront §2, product detail; §9, category codes). */
export function BulkRow({ pack: { productCode, pack }, enquiry }: Props) {
  const words = useCopy(copy);
  return (
    <Row className={css.row}>
      <Cell className={css.code} isRowHeader label={words.code}>
        <Code value={productCode} kind="product-code" />
      </Cell>
      <Cell className={css.pack} label={words.pack}>
        <PackSize text={pack} />
      </Cell>
      <Cell className={css.perUnit} isNumber label={words.perUnit}>
        <Blank />
      </Cell>
      <Cell className={css.stock} label={words.stock}>
        <Stock mark="on-request" display={{ kind: "message", lines: [] }} />
      </Cell>
      <Cell className={css.listPrice} isNumber label={words.listPrice}>
        <Blank />
      </Cell>
      <Cell className={css.ownPrice} isNumber label={words.ownPrice}>
        <Badge kind="price-on-request" />
      </Cell>
      <Cell className={`${css.quantity} ${screenOnly}`} isNumber label={words.quantity}>
        <Enquire to={enquiry} productCode={productCode} />
      </Cell>
    </Row>
  );
}
