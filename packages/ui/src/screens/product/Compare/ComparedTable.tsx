import type { ComparedItem } from "@reagent/api/contract/product";
import { partRows } from "@reagent/domain/comparison";
import type { Viewer } from "@reagent/domain/price";
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
import { useComparedRows } from "./compared-rows.tsx";
import { ComparedHead } from "./ComparedHead.tsx";
import { ComparedRows } from "./ComparedRows.tsx";

interface Props {
  readonly items: readonly ComparedItem[];
  readonly viewer: Viewer;
  readonly onRemove: (itemCode: string) => void;
}

/** Items in columns: first the rows in which they differ, then the equal ones, collapsed. */
export function ComparedTable({ items, viewer, onRemove }: Props) {
  const words = useCopy(copy);
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { differing, alike } = partRows(useComparedRows(items, viewer));
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
        {isSeveral && alike.length > 0 && (
          <TableBody>
            <Row>
              <Cell className={css.group} columns={columns} isRowHeader>
                <span className={css.groupWords}>
                  <Expander isOpen={isOpen} onToggle={setIsOpen} controls={id}>
                    {words.alike(alike.length)}
                  </Expander>
                  <span className={paperOnly}>{words.alike(alike.length)}</span>
                </span>
              </Cell>
            </Row>
          </TableBody>
        )}
        <TableBody id={id} className={isSeveral && !isOpen ? paperOnly : undefined}>
          <ComparedRows rows={alike} codes={codes} />
        </TableBody>
      </Table>
    </div>
  );
}
