import type { ReturnedLine } from "@reagent/api/contract/return";
import { Code } from "../../../components/Code/Code.tsx";
import { InlineHtml } from "../../../components/InlineHtml/InlineHtml.tsx";
import { NoValue } from "../../../components/NoValue/NoValue.tsx";
import {
  Cell,
  HeadCell,
  Row,
  Table,
  TableBody,
  TableHead,
} from "../../../components/Table/Table.tsx";
import { useCopy } from "../../../language/language.tsx";
import { copy } from "./ReturnPage.copy.ts";
import * as css from "./ReturnPage.css.ts";

/** What is returned, by batch. */
export function ReturnedLines({ lines }: { lines: readonly ReturnedLine[] }) {
  const words = useCopy(copy);
  return (
    <Table label={words.lines} fold="labels">
      <TableHead>
        <HeadCell>{words.product}</HeadCell>
        <HeadCell>{words.batch}</HeadCell>
        <HeadCell isNumber>{words.quantity}</HeadCell>
        <HeadCell>{words.opened}</HeadCell>
        <HeadCell>{words.remark}</HeadCell>
      </TableHead>
      <TableBody>
        {lines.map((line) => (
          <Row key={`${line.productCode}/${line.batchCode}`}>
            <Cell className={css.product} isRowHeader label={words.product}>
              <span>
                <span className={css.code}>
                  <Code value={line.productCode} kind="product-code" />
                </span>
                <span className={css.name}>
                  <InlineHtml html={line.name || line.chineseName} />
                </span>
                <span className={css.meta}>{line.specification}</span>
                {line.casNumber && (
                  <span className={css.meta}>
                    CAS <Code value={line.casNumber} kind="cas" />
                  </span>
                )}
              </span>
            </Cell>
            <Cell label={words.batch}>
              {line.batchCode ? <Code value={line.batchCode} kind="batch-code" /> : <NoValue />}
            </Cell>
            <Cell isNumber label={words.quantity}>
              {line.quantity}
            </Cell>
            <Cell label={words.opened}>
              {line.isOpened ? words.openedCount(line.openedQuantity) : words.unopened}
            </Cell>
            <Cell className={css.remark} label={words.remark}>
              {line.remark || <NoValue />}
            </Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}
