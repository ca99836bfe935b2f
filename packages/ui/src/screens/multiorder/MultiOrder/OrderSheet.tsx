import { readUserInfo } from "@reagent/api/contract/account";
import { addOrderRows } from "@reagent/api/contract/bulk-order";
import { readCart } from "@reagent/api/contract/cart";
import { paths } from "@reagent/api/pages/paths";
import { MOST_SHEET_LINES } from "@reagent/domain/order-sheet-choice";
import {
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  type Dispatch,
  type RefObject,
  useMemo,
  useRef,
  useState,
} from "react";
import { LoadFailed } from "../../../components/LoadFailed/LoadFailed.tsx";
import { Notice } from "../../../components/Notice/Notice.tsx";
import { useOverlays } from "../../../components/overlay/useOverlays.ts";
import { SectionHead } from "../../../components/SectionHead/SectionHead.tsx";
import { HeadCell, Table, TableBody, TableHead } from "../../../components/Table/Table.tsx";
import { TextLink } from "../../../components/TextLink/TextLink.tsx";
import { useAction } from "../../../data/use-action.tsx";
import { useRefresh } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { useStorage } from "../../../state/storage.tsx";
import { ExchangeNotice } from "../../cart/parts/Exchange/ExchangeNotice.tsx";
import { useExchangeable } from "../../cart/parts/Exchange/useExchangeable.ts";
import { isBlank, storeRows } from "../parts/sheet-draft.ts";
import { KeyHelp } from "./KeyHelp.tsx";
import * as page from "./MultiOrder.css.ts";
import { orderableRows, repeatedRows, rowToExchange } from "./order-sheet-lines.ts";
import {
  isTooLong,
  type SheetAction,
  type SheetRow,
  type SheetState,
} from "./order-sheet-state.ts";
import { copy } from "./OrderSheet.copy.ts";
import * as css from "./OrderSheet.css.ts";
import { OrderSheetRow } from "./OrderSheetRow.tsx";
import { OrderSheetSums } from "./OrderSheetSums.tsx";
import { SheetBar } from "./SheetBar.tsx";
import { SheetHazards } from "./SheetHazards.tsx";
import { SheetTools } from "./SheetTools.tsx";
import { useResolvedLines } from "./useResolvedLines.ts";
import { useSheetExchange } from "./useSheetExchange.ts";
import { useSheetKeys } from "./useSheetKeys.ts";

interface Props {
  readonly sheet: SheetState;
  readonly dispatch: Dispatch<SheetAction>;
  /** Its section, which can have the focus. */
  readonly ref?: RefObject<HTMLElement | null>;
  /** Whether another button of the page is the next step. */
  readonly isSecond?: boolean;
}

/** A sheet of typed or pasted lines, each of which becomes a pack with its price and delivery, and goes into the cart. */
export function OrderSheet({ sheet, dispatch, ref, isSecond = false }: Props) {
  const words = useCopy(copy);
  const id = useId();
  const stores = useStorage();
  const { rows } = sheet;
  /* What concerns the whole sheet follows a keystroke after it is painted. */
  const settled = useDeferredValue(rows);
  const { lines, failure, isBusy: isLooking, retry } = useResolvedLines(settled);
  const keys = useSheetKeys(rows, dispatch);
  const { run, isBusy } = useAction(addOrderRows);
  const { alert, toast } = useOverlays();
  const refresh = useRefresh();
  const [result, setResult] = useState<{ added: number; refused: number }>();
  const [refusals, setRefusals] = useState<ReadonlyMap<SheetRow, string>>(new Map());
  useEffect(() => storeRows(stores, settled), [stores, settled]);
  const storeLatest = useEffectEvent(() => {
    if (rows !== settled) storeRows(stores, rows);
  });
  useEffect(() => {
    addEventListener("pagehide", storeLatest);
    return () => {
      removeEventListener("pagehide", storeLatest);
      storeLatest();
    };
  }, []);

  const own = useRef<HTMLElement>(null);
  const section = ref ?? own;
  const exchange = useSheetExchange(sheet, dispatch, section);
  const toExchange = useMemo(
    () => settled.flatMap((row) => rowToExchange(row, lines.get(row.text)) ?? []),
    [settled, lines],
  );
  const exchangeable = useExchangeable(toExchange);
  const asked = new Map(toExchange.map(({ row, productId }) => [row.id, productId]));
  const exchangeOf = ({ id }: SheetRow) => {
    const productId = asked.get(id) ?? "";
    if (exchangeable.some.has(productId)) return "some";
    return exchangeable.none.has(productId) ? "none" : undefined;
  };

  const ready = useMemo(() => orderableRows(settled, lines), [settled, lines]);
  const repeated = useMemo(() => repeatedRows(settled, lines), [settled, lines]);
  const filled = useMemo(() => settled.filter((row) => !isBlank(row)), [settled]);
  const lookedUp = useMemo(() => filled.filter((row) => !isTooLong(row)), [filled]);
  const known = useMemo(
    () => lookedUp.filter(({ text }) => lines.has(text)).length,
    [lookedUp, lines],
  );
  const add = async () => {
    if (isBusy) return;
    const ready = orderableRows(rows, lines);
    if (ready.length === 0) return void alert({ message: words.nothingToAdd, tone: "warning" });
    const outcome = await run({
      rows: ready.map(({ offer, quantity }, at) => ({
        sheet: "",
        row: at + 1,
        productCode: offer.pack.productCode,
        quantity: String(quantity),
      })),
    });
    if (!outcome.ok) return;
    const sentRow = (number: number) => ready[number - 1]?.row;
    const isRefused = ({ verdict }: { verdict: string }) => verdict === "refused";
    const refused = outcome.data.rows.filter(isRefused);
    const added = outcome.data.rows.filter((row) => !isRefused(row));
    const ids = added.flatMap(({ row }) => sentRow(row)?.id ?? []);
    dispatch({ kind: "added", ids: new Set(ids) });
    setRefusals(
      new Map(
        refused.flatMap(({ row, message }) => {
          const sent = sentRow(row);
          return sent ? [[sent, message] as const] : [];
        }),
      ),
    );
    setResult({ added: added.length, refused: refused.length });
    if (added.length === 0) return;
    toast({ message: words.added, tone: "success" });
    await refresh(readUserInfo, readCart);
  };

  return (
    <section className={css.sheet} ref={section} tabIndex={-1} aria-labelledby={id}>
      <SectionHead
        id={id}
        title={words.title}
        description={
          <span aria-live="polite">{isLooking && words.looking(known, lookedUp.length)}</span>
        }
        end={<SheetTools sheet={sheet} rows={settled} lines={lines} dispatch={dispatch} />}
      />
      <p className={`${page.lead} ${css.lead}`}>{words.lead}</p>
      {sheet.unplaced.length > 0 && (
        <Notice role="alert">
          {sheet.rows.length < MOST_SHEET_LINES
            ? words.unplacedQuantities(sheet.unplaced.length)
            : words.unplaced(sheet.unplaced.length)}
          <div className={css.unplaced}>{sheet.unplaced.join("\n")}</div>
        </Notice>
      )}
      <ExchangeNotice {...exchange} />
      {failure && <LoadFailed isRetrying={isLooking} onRetry={retry} />}
      {/* The events of the fields below: the element itself is no control. */}
      <div role="presentation" {...keys.handlers}>
        <Table className={css.rows} label={words.title} fold="grid" rows="apart">
          <TableHead>
            <HeadCell className={css.areas.number}>{words.row}</HeadCell>
            <HeadCell className={css.areas.text}>{words.text}</HeadCell>
            <HeadCell className={css.areas.product}>{words.product}</HeadCell>
            <HeadCell className={css.areas.stock}>{words.delivery}</HeadCell>
            <HeadCell className={css.areas.price} isNumber>
              {words.price}
            </HeadCell>
            <HeadCell className={css.areas.quantity} isNumber>
              {words.quantity}
            </HeadCell>
            <HeadCell className={css.areas.amount} isNumber>
              {words.amount}
            </HeadCell>
            <HeadCell className={css.verdict}>{words.verdict}</HeadCell>
            <HeadCell className={css.areas.remove} isHidden>
              {words.actions}
            </HeadCell>
          </TableHead>
          <TableBody>
            {rows.map((row, at) => (
              <OrderSheetRow
                key={row.id}
                row={row}
                number={at + 1}
                nextId={rows[at + 1]?.id}
                line={lines.get(row.text)}
                hasFailed={failure !== undefined}
                refusal={refusals.get(row)}
                sameAs={repeated.get(row.id)}
                exchange={exchangeOf(row)}
                onExchange={exchange.open}
                dispatch={dispatch}
              />
            ))}
          </TableBody>
        </Table>
      </div>
      <SheetHazards rows={settled} lines={lines} />
      <div className={css.foot}>
        <KeyHelp />
        {ready.length > 0 && <OrderSheetSums rows={ready} />}
      </div>
      {result && (
        <Notice
          tone={result.refused > 0 ? "info" : "success"}
          role="status"
          actions={result.added > 0 && <TextLink to={paths.cart()}>{words.toCart}</TextLink>}
        >
          {words.result(result.added, result.refused, filled.length - ready.length)}
        </Notice>
      )}
      <SheetBar
        rows={settled}
        ready={ready}
        isAdding={isBusy}
        isSecond={isSecond}
        onAdd={() => void add()}
        onGoTo={keys.goTo}
      />
    </section>
  );
}
