import ChevronDown from "@lucide/icons/icons/chevron-down";
import Trash from "@lucide/icons/icons/trash";
import { rowMessages } from "@reagent/api/messages/bulk-order";
import { type Dispatch, memo, type PointerEvent, useRef } from "react";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { Price, PricePair } from "../../../components/Price/Price.tsx";
import { SelectField } from "../../../components/SelectField/SelectField.tsx";
import { Stock } from "../../../components/Stock/Stock.tsx";
import { Cell, Row } from "../../../components/Table/Table.tsx";
import { TextField } from "../../../components/TextField/TextField.tsx";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import {
  offerName,
  offerOf,
  orderable,
  type ResolvedLine,
  type SheetOffer,
} from "./order-sheet-lines.ts";
import { isBlank, isTooLong, type SheetAction, type SheetRow } from "./order-sheet-state.ts";
import { copy } from "./OrderSheet.copy.ts";
import * as css from "./OrderSheet.css.ts";

interface Props {
  readonly row: SheetRow;
  /** From 1. */
  readonly number: number;
  /** The id of the row below it. */
  readonly nextId: number | undefined;
  /** Undefined until it is looked up. */
  readonly line: ResolvedLine | undefined;
  /** Whether the look-up of the sheet failed. */
  readonly hasFailed: boolean;
  /** Why the row was not added to the cart. */
  readonly refusal: string | undefined;
  readonly dispatch: Dispatch<SheetAction>;
}

const field = { isLabelHidden: true, hasMessageLine: false, size: "small" } as const;

/** A row of the order sheet. It renders again only when it changes itself, so that 500 rows stay fast. */
export const OrderSheetRow = memo(function OrderSheetRow(props: Props) {
  const { row, number, nextId, line, refusal, dispatch } = props;
  const words = useCopy(copy);
  const language = useLanguage();
  const { id } = row;
  const isEmpty = isBlank(row);
  const offer = offerOf(row, line);
  const facts = offer?.facts;
  const amount = orderable(row, line)?.amount;
  const problem =
    !isEmpty && row.read.kind === "problem" ? rowMessages[row.read.problem][language] : undefined;
  const read = row.read.kind === "quantity" && !isEmpty ? String(row.read.quantity) : "";
  return (
    <Row>
      <Cell isRowHeader label={words.row}>
        {number}
      </Cell>
      <Cell label={words.text}>
        <div data-cell={`${id} text`}>
          <TextField
            {...field}
            label={words.textOf(number)}
            error={isTooLong(row) ? words.tooLong : refusal}
            autoComplete="off"
            spellCheck={false}
            value={row.text}
            onChange={(value) => dispatch({ kind: "type", id, field: "text", value })}
          />
        </div>
      </Cell>
      <Cell label={words.quantity}>
        <div className={css.quantity} data-cell={`${id} quantity`}>
          <TextField
            {...field}
            label={words.quantityOf(number)}
            error={problem}
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
      <Cell className={css.wrapped} label={words.product}>
        <Product {...props} offer={offer} />
      </Cell>
      <Cell isNumber label={words.price}>
        {facts &&
          ("price" in facts.price ? (
            <PricePair isStacked price={facts.price.price} />
          ) : (
            words.onRequest
          ))}
      </Cell>
      <Cell className={css.wrapped} label={words.delivery}>
        {facts && <Stock {...facts.stock} />}
      </Cell>
      <Cell isNumber label={words.amount}>
        {amount !== undefined && <Price amount={amount} />}
      </Cell>
      <Cell>
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

/** The pack that a row orders: named where it is certain, otherwise to be chosen. */
function Product({
  row,
  number,
  line,
  hasFailed,
  offer,
  dispatch,
}: Props & { readonly offer: SheetOffer | undefined }) {
  const words = useCopy(copy);
  const language = useLanguage();
  if (isBlank(row) || isTooLong(row)) return undefined;
  if (!line)
    return <span className={css.note}>{hasFailed ? words.unresolved : words.waiting}</span>;
  if (line.offers.length === 0) return <span className={css.problem}>{words.unknown}</span>;
  if (line.productId !== "" && offer)
    return (
      <span>
        {offerName(offer, language)}
        <br />
        <span className={css.note}>
          {offer.pack.productCode} {offer.pack.specification}
        </span>
      </span>
    );
  return (
    <SelectField
      {...field}
      label={words.productOf(number)}
      placeholder={words.choose(line.offers.length)}
      value={row.productId ?? ""}
      options={line.offers.map((each) => ({
        value: each.pack.productId,
        label: `${each.pack.productCode} ${offerName(each, language)} ${each.pack.specification}`,
      }))}
      onChange={(productId) => dispatch({ kind: "choose", id: row.id, productId })}
    />
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
