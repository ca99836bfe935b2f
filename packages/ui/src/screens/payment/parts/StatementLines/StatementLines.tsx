import type { StatementLine } from "@reagent/api/contract/payment";
import type { GoodsKind } from "@reagent/domain/goods-kind";
import { useState } from "react";
import { Button } from "../../../../components/Button/Button.tsx";
import { HeadCell, Table, TableBody, TableHead } from "../../../../components/Table/Table.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { copy } from "./StatementLines.copy.ts";
import * as css from "./StatementLines.css.ts";
import { StatementRow } from "./StatementRow.tsx";

interface Props {
  readonly kind: GoodsKind;
  readonly lines: readonly StatementLine[];
}

/** Lines shown before they are expanded, which keeps the payment methods near. */
const FIRST = 5;

/** The lines of one kind of goods (customer centre §2, /to_pay). */
export function StatementLines({ kind, lines }: Props) {
  const words = useCopy(copy);
  const [isWhole, setIsWhole] = useState(lines.length <= FIRST + 1);
  if (lines.length === 0) return null;
  const title = words.kinds[kind];
  return (
    <div className={css.group}>
      <h3 className={css.kind}>
        {title} <span className={css.count}>{lines.length}</span>
      </h3>
      <Table label={title} density="comfortable" fold="grid">
        <TableHead>
          <HeadCell>{words.product}</HeadCell>
          <HeadCell>{words.delivery}</HeadCell>
          <HeadCell>{words.stock}</HeadCell>
          <HeadCell isNumber>{words.price}</HeadCell>
          <HeadCell isNumber>{words.quantity}</HeadCell>
          <HeadCell isNumber>{words.subtotal}</HeadCell>
        </TableHead>
        <TableBody>
          {(isWhole ? lines : lines.slice(0, FIRST)).map((line) => (
            <StatementRow key={line.productCode} kind={kind} line={line} />
          ))}
        </TableBody>
      </Table>
      {!isWhole && (
        <div className={css.more}>
          <Button kind="quiet" size="small" onClick={() => setIsWhole(true)}>
            {words.showAll(lines.length)}
          </Button>
        </div>
      )}
    </div>
  );
}
