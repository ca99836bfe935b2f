import { readUserInfo } from "@reagent/api/contract/account";
import { addOrderRows, type OrderRowVerdict } from "@reagent/api/contract/bulk-order";
import { readCart } from "@reagent/api/contract/cart";
import { LONGEST_CELL, MOST_MENDED_ROWS } from "@reagent/domain/order-row";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { Button } from "../../../components/Button/Button.tsx";
import { Notice } from "../../../components/Notice/Notice.tsx";
import { useOverlays } from "../../../components/overlay/useOverlays.ts";
import { SectionHead } from "../../../components/SectionHead/SectionHead.tsx";
import {
  Cell,
  HeadCell,
  Row,
  Table,
  TableBody,
  TableHead,
} from "../../../components/Table/Table.tsx";
import { TextField } from "../../../components/TextField/TextField.tsx";
import { TextLink } from "../../../components/TextLink/TextLink.tsx";
import { useAction } from "../../../data/use-action.tsx";
import { useRefresh } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { paths } from "../../../paths.ts";
import { copy } from "./MultiOrder.copy.ts";
import * as css from "./MultiOrder.css.ts";

/** Rows that are shown at first, and that are added by each press. */
const SHOWN_ROWS = 50;

type Typed = Pick<OrderRowVerdict, "productCode" | "quantity">;

const keyOf = ({ sheet, row }: OrderRowVerdict) => `${sheet} ${row}`;

/** The verdicts of a sheet's rows: those that were not added first, with fields to mend them. */
export function Verdicts({ rows: uploaded }: { rows: readonly OrderRowVerdict[] }) {
  const words = useCopy(copy);
  const id = useId();
  const [rows, setRows] = useState(uploaded);
  const [typed, setTyped] = useState<ReadonlyMap<string, Typed>>(new Map());
  const { run, isBusy } = useAction(addOrderRows);
  const { alert, toast } = useOverlays();
  const refresh = useRefresh();
  const refused = rows.filter(({ verdict }) => verdict === "refused");
  const added = rows.filter(({ verdict }) => verdict !== "refused");

  const change = (row: OrderRowVerdict, changed: Partial<Typed>) =>
    setTyped((before) => {
      const { productCode, quantity } = row;
      const now = { productCode, quantity, ...before.get(keyOf(row)), ...changed };
      const after = new Map(before);
      if (now.productCode === productCode && now.quantity === quantity) after.delete(keyOf(row));
      else after.set(keyOf(row), now);
      return after;
    });
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const mended = refused
      .flatMap((row) => {
        const now = typed.get(keyOf(row));
        return now ? [{ sheet: row.sheet, row: row.row, ...now }] : [];
      })
      .slice(0, MOST_MENDED_ROWS);
    if (mended.length === 0) return void alert({ message: words.nothingMended, tone: "warning" });
    const outcome = await run({ rows: mended });
    if (!outcome.ok) return;
    const answered = new Map(outcome.data.rows.map((row) => [keyOf(row), row]));
    setRows((before) => before.map((row) => answered.get(keyOf(row)) ?? row));
    setTyped((before) => new Map([...before].filter(([key]) => !answered.has(key))));
    if (outcome.data.rows.every(({ verdict }) => verdict === "refused")) return;
    toast({ message: words.added, tone: "success" });
    await refresh(readUserInfo, readCart);
  };

  return (
    <section className={css.section} aria-labelledby={id}>
      <SectionHead id={id} size="small" title={words.result} />
      <Notice
        kind={refused.length > 0 ? "info" : "success"}
        role="status"
        action={added.length > 0 && <TextLink to={paths.cart()}>{words.toCart}</TextLink>}
      >
        {words.summary(rows.length, added.length, refused.length)}
      </Notice>
      {refused.length > 0 && (
        <form className={css.section} noValidate onSubmit={(event) => void add(event)}>
          <SectionHead as="h3" size="small" title={words.refusedTitle} />
          <p className={css.hint}>{words.refusedHint}</p>
          <RowTable label={words.refusedTitle} last={words.reason} rows={refused}>
            {(row) => (
              <MendableRow
                key={keyOf(row)}
                row={row}
                typed={typed.get(keyOf(row))}
                onChange={(changed) => change(row, changed)}
              />
            )}
          </RowTable>
          <div className={css.buttons}>
            <Button kind={typed.size > 0 ? "primary" : "secondary"} type="submit" isBusy={isBusy}>
              {isBusy ? words.adding : words.add(typed.size)}
            </Button>
          </div>
        </form>
      )}
      {added.length > 0 && (
        <>
          <SectionHead as="h3" size="small" title={words.addedTitle} />
          <RowTable label={words.addedTitle} last={words.outcome} rows={added}>
            {(row) => (
              <Row key={keyOf(row)}>
                <Cell isRowHeader label={words.row}>
                  {words.rowOf(row.sheet, row.row)}
                </Cell>
                <Cell label={words.code}>{row.productCode}</Cell>
                <Cell label={words.quantity}>{row.quantity}</Cell>
                <Cell className={css.reason} label={words.outcome}>
                  {row.message}
                </Cell>
              </Row>
            )}
          </RowTable>
        </>
      )}
    </section>
  );
}

interface TableProps {
  readonly label: string;
  /** The name of the last column. */
  readonly last: string;
  readonly rows: readonly OrderRowVerdict[];
  readonly children: (row: OrderRowVerdict) => ReactNode;
}

/** A table of rows of a sheet, of which more are shown on demand. */
function RowTable({ label, last, rows, children }: TableProps) {
  const words = useCopy(copy);
  const [shown, setShown] = useState(SHOWN_ROWS);
  const left = Math.min(SHOWN_ROWS, rows.length - shown);
  return (
    <>
      <Table className={css.rows} label={label} density="comfortable" fold="labels">
        <TableHead>
          <HeadCell>{words.row}</HeadCell>
          <HeadCell>{words.code}</HeadCell>
          <HeadCell>{words.quantity}</HeadCell>
          <HeadCell>{last}</HeadCell>
        </TableHead>
        <TableBody>{rows.slice(0, shown).map((row) => children(row))}</TableBody>
      </Table>
      {left > 0 && (
        <div className={css.buttons}>
          <Button onClick={() => setShown(shown + SHOWN_ROWS)}>{words.more(left)}</Button>
        </div>
      )}
    </>
  );
}

interface MendableProps {
  readonly row: OrderRowVerdict;
  /** What was changed in it; undefined where nothing was. */
  readonly typed: Typed | undefined;
  readonly onChange: (changed: Partial<Typed>) => void;
}

function MendableRow({ row, typed, onChange }: MendableProps) {
  const words = useCopy(copy);
  const name = words.rowOf(row.sheet, row.row);
  const field = { isLabelHidden: true, hasMessageLine: false, size: "small" } as const;
  return (
    <Row>
      <Cell isRowHeader label={words.row}>
        {name}
      </Cell>
      <Cell label={words.code}>
        <TextField
          {...field}
          label={words.codeOf(name)}
          maxLength={LONGEST_CELL}
          autoComplete="off"
          spellCheck={false}
          value={typed?.productCode ?? row.productCode}
          onChange={(productCode) => onChange({ productCode })}
        />
      </Cell>
      <Cell label={words.quantity}>
        <TextField
          {...field}
          label={words.quantityOf(name)}
          maxLength={LONGEST_CELL}
          autoComplete="off"
          value={typed?.quantity ?? row.quantity}
          onChange={(quantity) => onChange({ quantity })}
        />
      </Cell>
      <Cell className={css.reason} label={words.reason}>
        {typed ? words.mended : row.message}
      </Cell>
    </Row>
  );
}
