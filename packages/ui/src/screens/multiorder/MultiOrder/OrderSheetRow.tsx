import ChevronDown from "@lucide/icons/icons/chevron-down";
import Trash from "@lucide/icons/icons/trash";
import type { RequiredFiling } from "@reagent/api/contract/filing";
import { paths } from "@reagent/api/pages/paths";
import { filingName } from "@reagent/domain/filing-name";
import {
  Fragment,
  type Dispatch,
  memo,
  type PointerEvent,
  type ReactNode,
  useId,
  useRef,
} from "react";
import { copy as filingsCopy } from "../../../blocks/MissingFilings/MissingFilings.copy.ts";
import { RegulatoryMarks } from "../../../blocks/RegulatoryMarks/RegulatoryMarks.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { ChemicalName } from "../../../components/ChemicalName/ChemicalName.tsx";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { Price, PricePair } from "../../../components/Price/Price.tsx";
import { SelectField } from "../../../components/SelectField/SelectField.tsx";
import { Stock } from "../../../components/Stock/Stock.tsx";
import { Cell, Row } from "../../../components/Table/Table.tsx";
import { TextField } from "../../../components/TextField/TextField.tsx";
import { TextLink } from "../../../components/TextLink/TextLink.tsx";
import { Verdict } from "../../../components/Verdict/Verdict.tsx";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { ExchangeButton } from "../../cart/parts/Exchange/ExchangeButton.tsx";
import { NothingInExchange } from "../../cart/parts/Exchange/NothingInExchange.tsx";
import { isBlank } from "../parts/sheet-draft.ts";
import {
  goodsOf,
  offerName,
  offerOf,
  orderable,
  type ResolvedLine,
  type RowContext,
  type RowState,
  type RowToExchange,
  rowToExchange,
  type SheetOffer,
  stateOf,
} from "./order-sheet-lines.ts";
import { type SheetAction, type SheetRow } from "./order-sheet-state.ts";
import { copy } from "./OrderSheet.copy.ts";
import * as css from "./OrderSheet.css.ts";
import { verdictWords } from "./verdict-words.ts";

interface Props extends RowContext {
  readonly row: SheetRow;
  /** From 1. */
  readonly number: number;
  /** The id of the row below it. */
  readonly nextId: number | undefined;
  /** Undefined until it is looked up. */
  readonly line: ResolvedLine | undefined;
  /** Whether something can take the place of the row, or nothing can; undefined for one that need not be exchanged. */
  readonly exchange: "some" | "none" | undefined;
  /** Offers what it can be exchanged for; the function is stable over renders. */
  readonly onExchange: (line: RowToExchange, button: HTMLElement) => void;
  readonly dispatch: Dispatch<SheetAction>;
}

const field = { isLabelHidden: true, hasMessageLine: false } as const;

/** The states whose cause is the typed text. */
const TEXT_PROBLEMS: ReadonlySet<string> = new Set(["too-long", "refused"]);

/** A row of the order sheet. It renders again only when it changes itself, so that 500 rows stay fast. */
export const OrderSheetRow = memo(function OrderSheetRow(props: Props) {
  const { row, number, nextId, line, exchange, dispatch } = props;
  const words = useCopy(copy);
  const language = useLanguage();
  const verdictId = useId();
  const { id } = row;
  const isEmpty = isBlank(row);
  const state = stateOf(row, line, props);
  const verdict = state && verdictWords(state, row, language);
  const offer = isEmpty ? undefined : offerOf(row, line);
  const facts = offer?.facts;
  const amount = orderable(row, line)?.amount;
  const problemOf = (isOfField: boolean) => ({
    error: isOfField ? (verdict?.reason ?? verdict?.word) : undefined,
    errorId: verdictId,
  });
  const read = row.read.kind === "quantity" && !isEmpty ? String(row.read.quantity) : "";
  return (
    <Row className={css.row}>
      <Cell isRowHeader className={css.number} label={words.row}>
        {number}
      </Cell>
      <Cell className={css.text} label={words.text}>
        <div data-cell={`${id} text`}>
          <TextField
            {...field}
            {...problemOf(state !== undefined && TEXT_PROBLEMS.has(state.kind))}
            isInCell
            label={words.textOf(number)}
            autoComplete="off"
            spellCheck={false}
            value={row.text}
            onChange={(value) => dispatch({ kind: "type", id, field: "text", value })}
          />
        </div>
      </Cell>
      <Cell className={css.product} label={words.product}>
        {line && !isEmpty && <Product {...props} line={line} offer={offer} />}
      </Cell>
      <Cell className={css.stock} label={words.delivery}>
        {facts && <Stock {...facts.stock} />}
        {exchange === "none" && <NothingInExchange />}
      </Cell>
      <Cell className={css.price} isNumber label={words.price}>
        {facts &&
          ("price" in facts.price ? (
            <PricePair isStacked price={facts.price.price} />
          ) : (
            words.onRequest
          ))}
      </Cell>
      <Cell className={css.quantity} label={words.quantity}>
        <div className={css.quantityField} data-cell={`${id} quantity`}>
          <TextField
            {...field}
            {...problemOf(state?.kind === "wrong-quantity")}
            isInCell
            label={words.quantityOf(number)}
            autoComplete="off"
            inputMode="numeric"
            value={row.quantity ?? read}
            onChange={(value) => dispatch({ kind: "type", id, field: "quantity", value })}
          />
          {nextId !== undefined && !isEmpty && (
            <FillHandle
              label={words.fillOf(number)}
              onFill={(to) => dispatch({ kind: "fill", id, to: to ?? nextId, field: "quantity" })}
            />
          )}
        </div>
      </Cell>
      <Cell className={css.amount} isNumber label={words.amount}>
        {amount !== undefined && <Price amount={amount} />}
      </Cell>
      <Cell className={css.verdict} label={words.verdict}>
        {verdict && (
          <Verdict
            id={verdictId}
            kind={verdict.kind}
            description={
              <Reason {...props} state={state}>
                {verdict.reason}
              </Reason>
            }
          >
            {verdict.word}
          </Verdict>
        )}
      </Cell>
      <Cell className={css.remove}>
        {exchange === "some" && <Exchange {...props} />}
        {!isEmpty && (
          <IconButton
            icon={Trash}
            size="small"
            label={words.removeOf(number)}
            onClick={() => dispatch({ kind: "remove", id })}
          />
        )}
      </Cell>
    </Row>
  );
});

/** Opens what a row can be exchanged for. */
function Exchange({ row, line, onExchange }: Props) {
  const wanted = rowToExchange(row, line);
  return (
    wanted && (
      <ExchangeButton
        productCode={wanted.productCode}
        onOpen={(button) => onExchange(wanted, button)}
      />
    )
  );
}

/** The pack that a row orders: named where it is certain, otherwise to be chosen. */
function Product({
  row,
  number,
  line,
  offer,
  dispatch,
}: Props & { readonly line: ResolvedLine; readonly offer: SheetOffer | undefined }) {
  const words = useCopy(copy);
  const language = useLanguage();
  if (line.offers.length === 0) return undefined;
  if (line.productId !== "" && offer)
    return (
      <span>
        <ChemicalName value={offerName(offer, language)} />{" "}
        <RegulatoryMarks goods={goodsOf(offer)} />
        <span className={css.note}>
          {offer.pack.productCode} {offer.pack.specification}
        </span>
      </span>
    );
  return (
    <>
      <SelectField
        {...field}
        size="small"
        label={words.productOf(number)}
        placeholder={words.choose(line.offers.length)}
        value={row.productId ?? ""}
        options={line.offers.map((each) => ({
          value: each.pack.productId,
          label: `${each.pack.productCode} ${offerName(each, language)} ${each.pack.specification}`,
        }))}
        onChange={(productId) => dispatch({ kind: "choose", id: row.id, productId })}
      />
      {offer && <RegulatoryMarks goods={goodsOf(offer)} />}
    </>
  );
}

/** Why a row is not ordered as it is, and what can be done about it. */
function Reason({
  row,
  number,
  dispatch,
  state,
  children,
}: Props & { readonly state: RowState; readonly children: ReactNode }) {
  const words = useCopy(copy);
  if (state.kind === "not-sold") return <Enquire offer={state.offer} />;
  if (state.kind === "restricted")
    return <Restricted filings={state.filings}>{children}</Restricted>;
  if (state.kind !== "near-code") return children;
  const { productId, productCode } = state.offer.pack;
  return (
    <>
      {children}{" "}
      <Button
        kind="quiet"
        size="small"
        aria-label={words.takeOf(number, productCode)}
        onClick={() => dispatch({ kind: "choose", id: row.id, productId })}
      >
        {words.take}
      </Button>
    </>
  );
}

/** The filings that a pack waits for, with the way to each. */
function Restricted({
  filings,
  children,
}: {
  readonly filings: readonly RequiredFiling[];
  readonly children: ReactNode;
}) {
  const words = useCopy(filingsCopy);
  const language = useLanguage();
  return (
    <>
      {children}
      {filings.map(({ kind, goods, state }) => (
        <Fragment key={kind}>
          {" "}
          <TextLink
            kind="inline"
            to={paths.explosivePrecursors({ kind })}
            aria-label={words.linkOf(words.links[state], filingName(goods, language))}
          >
            {words.links[state]}
          </TextLink>
        </Fragment>
      ))}
    </>
  );
}

/** The way to a pack that is not sold through the cart. */
function Enquire({ offer }: { readonly offer: SheetOffer }) {
  const words = useCopy(copy);
  const language = useLanguage();
  const { itemCode, casNumber, pack } = offer;
  return (
    <TextLink
      kind="inline"
      aria-label={words.enquireOf(pack.productCode)}
      to={paths.bulkEnquiry({
        productName: offerName(offer, language),
        casNumber,
        pack: pack.pack,
        specification: pack.specification,
        itemCode,
      })}
    >
      {words.enquire}
    </TextLink>
  );
}

interface HandleProps {
  readonly label: string;
  /** Called with the id of the row that it was dragged to; undefined where it was pressed. */
  readonly onFill: (to?: number) => void;
}

function FillHandle({ label, onFill }: HandleProps) {
  const wasDragged = useRef(false);
  const drop = (event: PointerEvent<HTMLElement>) => {
    const { currentTarget, clientX, clientY } = event;
    const under = currentTarget.ownerDocument.elementFromPoint(clientX, clientY)?.closest("tr");
    const cell = under?.querySelector<HTMLElement>("[data-cell]");
    const to = Number.parseInt(cell?.dataset["cell"] ?? "", 10);
    wasDragged.current = under !== currentTarget.closest("tr");
    if (wasDragged.current && Number.isInteger(to)) onFill(to);
  };
  return (
    <span className={css.handle}>
      <IconButton
        icon={ChevronDown}
        size="small"
        label={label}
        onPointerDown={(event) => {
          wasDragged.current = false;
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerUp={drop}
        onClick={() => {
          if (!wasDragged.current) onFill();
          wasDragged.current = false;
        }}
      />
    </span>
  );
}
