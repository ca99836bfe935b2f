import type { ComparedItem } from "@reagent/api/contract/product";
import { partRows } from "@reagent/domain/comparison";
import type { ViewerKind } from "@reagent/domain/price";
import { useId, useState } from "react";
import { Expander } from "../../../components/Expander/Expander.tsx";
import {
  Cell,
  HeadCell,
  Row,
  Table,
  TableBody,
  TableHead,
} from "../../../components/Table/Table.tsx";
import { useCopy } from "../../../language/language.tsx";
import { paperOnly } from "../../../theme/print.css.ts";
import { copy } from "./Compare.copy.ts";
import * as css from "./Compare.css.ts";
import { type ComparedRow, useComparedRows } from "./compared-rows.tsx";
import { ComparedHead } from "./ComparedHead.tsx";
import { ComparedRows } from "./ComparedRows.tsx";

interface Props {
  readonly items: readonly ComparedItem[];
  readonly viewer: ViewerKind;
  readonly onRemove: (itemCode: string) => void;
}

/**
 * Items in columns: first the rows in which they differ; then, collapsed, the equal ones, and those that are recorded for
 * some items only.
 */
export function ComparedTable({ items, viewer, onRemove }: Props) {
  const words = useCopy(copy);
  const { differing, partial, ...parts } = partRows(useComparedRows(items, viewer));
  const alike = parts.alike.filter((row) => !row.isNeverFolded);
  const isSeveral = items.length > 1;
  const columns = items.length + 1;
  const codes = items.map(({ itemCode }) => itemCode);
  return (
    <div className={css.scroller}>
      <Table label={words.table} className={css.table}>
        <TableHead>
          <HeadCell className={css.label} isHidden>
            {words.fact}
          </HeadCell>
          {items.map((item) => (
            <HeadCell className={css.item} key={item.itemCode}>
              <ComparedHead item={item} onRemove={() => onRemove(item.itemCode)} />
            </HeadCell>
          ))}
        </TableHead>
        {isSeveral && (
          <TableBody>
            <ComparedRows rows={parts.alike.filter((row) => row.isNeverFolded)} codes={codes} />
            <Row>
              <Cell className={css.group} columns={columns} isRowHeader>
                <span className={css.groupWords}>
                  {differing.length > 0 ? words.differences : words.noDifferences}
                </span>
              </Cell>
            </Row>
            <ComparedRows rows={differing} codes={codes} />
          </TableBody>
        )}
        {isSeveral ? (
          <>
            <FoldedRows title={words.alike(alike.length)} rows={alike} codes={codes} />
            <FoldedRows title={words.partial(partial.length)} rows={partial} codes={codes} />
          </>
        ) : (
          <TableBody>
            <ComparedRows rows={parts.alike} codes={codes} />
          </TableBody>
        )}
      </Table>
    </div>
  );
}

interface FoldedProps {
  readonly title: string;
  readonly rows: readonly ComparedRow[];
  readonly codes: readonly string[];
}

/** Rows under a title that opens them; printed as they are. */
function FoldedRows({ title, rows, codes }: FoldedProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  if (rows.length === 0) return null;
  return (
    <>
      <TableBody>
        <Row>
          <Cell className={css.group} columns={codes.length + 1} isRowHeader>
            <span className={css.groupWords}>
              <Expander isOpen={isOpen} onOpenChange={setIsOpen} controls={id}>
                {title}
              </Expander>
              <span className={paperOnly}>{title}</span>
            </span>
          </Cell>
        </Row>
      </TableBody>
      <TableBody id={id} className={isOpen ? undefined : paperOnly}>
        <ComparedRows rows={rows} codes={codes} />
      </TableBody>
    </>
  );
}
