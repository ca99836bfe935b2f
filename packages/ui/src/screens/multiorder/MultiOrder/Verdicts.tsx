import { readUserInfo } from "@reagent/api/contract/account";
import { addOrderRows, type OrderRowVerdict } from "@reagent/api/contract/bulk-order";
import { readCart } from "@reagent/api/contract/cart";
import { paths } from "@reagent/api/pages/paths";
import { LONGEST_CELL, MOST_MENDED_ROWS } from "@reagent/domain/order-row";
import type { PastedRow } from "@reagent/domain/order-sheet-table";
import { type FormEvent, useId, useState } from "react";
import { Button } from "../../../components/Button/Button.tsx";
import { Notice } from "../../../components/Notice/Notice.tsx";
import { useOverlays } from "../../../components/overlay/useOverlays.ts";
import { SectionHead } from "../../../components/SectionHead/SectionHead.tsx";
import { type RecordColumn, RecordTable } from "../../../components/Table/RecordTable.tsx";
import { TextField } from "../../../components/TextField/TextField.tsx";
import { TextLink } from "../../../components/TextLink/TextLink.tsx";
import { useAction } from "../../../data/use-action.tsx";
import { useRefresh } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { copy } from "./MultiOrder.copy.ts";
import * as css from "./MultiOrder.css.ts";

/** Rows that are shown at first, and that are added by each press. */
const SHOWN_ROWS = 50;

type Typed = Pick<OrderRowVerdict, "productCode" | "quantity">;

const keyOf = ({ sheet, row }: OrderRowVerdict) => `${sheet} ${row}`;

/** The verdicts of a sheet's rows: those that were not added first, with fields to mend them. */
export function Verdicts({
  rows: uploaded,
  onFill,
}: {
  rows: readonly OrderRowVerdict[];
  /** Receives the rows that were not added for the order sheet, where they are no longer listed. */
  onFill: (rows: readonly PastedRow[]) => void;
}) {
  const words = useCopy(copy);
  const id = useId();
  const [rows, setRows] = useState(uploaded);
  const [typed, setTyped] = useState<ReadonlyMap<string, Typed>>(new Map());
  const [isFilled, setIsFilled] = useState(false);
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
  const mendable = useMendableColumns(typed, change);
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

  const fill = () => {
    if (isBusy) return;
    onFill(
      refused.map((row) => {
        const { productCode: text, quantity } = typed.get(keyOf(row)) ?? row;
        return { text, quantity };
      }),
    );
    setIsFilled(true);
  };

  return (
    <section className={css.section} aria-labelledby={id}>
      <SectionHead id={id} size="small" title={words.result} />
      <Notice
        tone={refused.length > 0 ? "info" : "success"}
        role="status"
        actions={added.length > 0 && <TextLink to={paths.cart()}>{words.toCart}</TextLink>}
      >
        {words.summary(rows.length, added.length, refused.length)}
      </Notice>
      {refused.length > 0 && !isFilled && (
        <form className={css.section} noValidate onSubmit={(event) => void add(event)}>
          <SectionHead as="h3" size="small" title={words.refusedTitle} />
          <p className={css.hint}>{words.refusedHint}</p>
          <RowTable label={words.refusedTitle} rows={refused} columns={mendable} />
          <div className={css.buttons}>
            <Button kind={typed.size > 0 ? "primary" : "secondary"} type="submit" isBusy={isBusy}>
              {isBusy ? words.adding : words.add(typed.size)}
            </Button>
            <Button onClick={fill}>{words.fillRefused(refused.length)}</Button>
          </div>
        </form>
      )}
      {added.length > 0 && (
        <>
          <SectionHead as="h3" size="small" title={words.addedTitle} />
          <RowTable
            label={words.addedTitle}
            rows={added}
            columns={[
              { title: words.row, value: ({ sheet, row }) => words.rowOf(sheet, row) },
              { title: words.code, value: ({ productCode }) => productCode },
              { title: words.quantity, value: ({ quantity }) => quantity },
              { title: words.outcome, className: css.reason, value: ({ message }) => message },
            ]}
          />
        </>
      )}
    </section>
  );
}

interface TableProps {
  readonly label: string;
  readonly rows: readonly OrderRowVerdict[];
  readonly columns: readonly RecordColumn<OrderRowVerdict>[];
}

/** A table of rows of a sheet, of which more are shown on demand. */
function RowTable({ label, rows, columns }: TableProps) {
  const words = useCopy(copy);
  const [shown, setShown] = useState(SHOWN_ROWS);
  const left = Math.min(SHOWN_ROWS, rows.length - shown);
  return (
    <>
      <RecordTable
        className={css.rows}
        label={label}
        columns={columns}
        records={rows.slice(0, shown)}
        keyOf={keyOf}
      />
      {left > 0 && (
        <div className={css.buttons}>
          <Button onClick={() => setShown(shown + SHOWN_ROWS)}>{words.more(left)}</Button>
        </div>
      )}
    </>
  );
}

/** Fields for the code and the quantity of each refused row; `typed` has what was changed in them. */
function useMendableColumns(
  typed: ReadonlyMap<string, Typed>,
  onChange: (row: OrderRowVerdict, changed: Partial<Typed>) => void,
): readonly RecordColumn<OrderRowVerdict>[] {
  const words = useCopy(copy);
  const nameOf = ({ sheet, row }: OrderRowVerdict) => words.rowOf(sheet, row);
  const field = {
    isLabelHidden: true,
    hasMessageLine: false,
    size: "small",
    maxLength: LONGEST_CELL,
    autoComplete: "off",
  } as const;
  return [
    { title: words.row, value: nameOf },
    {
      title: words.code,
      value: (row) => (
        <TextField
          {...field}
          label={words.codeOf(nameOf(row))}
          spellCheck={false}
          value={typed.get(keyOf(row))?.productCode ?? row.productCode}
          onChange={(productCode) => onChange(row, { productCode })}
        />
      ),
    },
    {
      title: words.quantity,
      value: (row) => (
        <TextField
          {...field}
          label={words.quantityOf(nameOf(row))}
          value={typed.get(keyOf(row))?.quantity ?? row.quantity}
          onChange={(quantity) => onChange(row, { quantity })}
        />
      ),
    },
    {
      title: words.reason,
      className: css.reason,
      value: (row) => (typed.has(keyOf(row)) ? words.mended : row.message),
    },
  ];
}
