import Trash from "@lucide/icons/icons/trash";
import type { ReactionItem } from "@reagent/api/contract/reaction";
import { paths } from "@reagent/api/pages/paths";
import { type Dispatch, memo, useId, useState } from "react";
import { RegulatoryMarks } from "../../../blocks/RegulatoryMarks/RegulatoryMarks.tsx";
import { ChemicalName } from "../../../components/ChemicalName/ChemicalName.tsx";
import { Expander } from "../../../components/Expander/Expander.tsx";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { Price } from "../../../components/Price/Price.tsx";
import { SelectField } from "../../../components/SelectField/SelectField.tsx";
import { Cell, Row } from "../../../components/Table/Table.tsx";
import { TextField } from "../../../components/TextField/TextField.tsx";
import { TextLink } from "../../../components/TextLink/TextLink.tsx";
import { formatDay } from "../../../language/format.ts";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { namesIn } from "../../product/parts/names.ts";
import { packsIn } from "../../product/parts/PackPlanner/MixLine.tsx";
import type { RowView } from "./reaction-rows.ts";
import type { ReactionAction, ReactionRow } from "./reaction-state.ts";
import { amountTexts, contentText, factTexts } from "./reaction-words.ts";
import { copy } from "./Reaction.copy.ts";
import * as css from "./Reaction.css.ts";

interface Props {
  readonly row: ReactionRow;
  /** From 1. */
  readonly number: number;
  readonly isLimiting: boolean;
  /** Undefined until it is calculated. */
  readonly view: RowView | undefined;
  readonly dispatch: Dispatch<ReactionAction>;
}

const field = { isLabelHidden: true, hasMessageLine: false } as const;

/** The states whose cause is the typed amount. */
const AMOUNT_PROBLEMS: ReadonlySet<string | undefined> = new Set(["wrong-amount", "not-own"]);

/** A row of a plan. It renders again only when it changes itself. */
export const ReactionTableRow = memo(function ReactionTableRow(props: Props) {
  const { row, number, isLimiting, view, dispatch } = props;
  const words = useCopy(copy);
  const stateId = useId();
  const { id } = row;
  const state = view?.state;
  const message = state && words.states[state];
  const mark = row.isProduct ? words.isProduct : isLimiting ? words.isLimiting : undefined;
  const errorOf = (isOfField: boolean) => ({
    error: isOfField ? message : undefined,
    errorId: stateId,
  });
  return (
    <Row>
      <Cell isRowHeader className={css.number} label={words.row}>
        <div className={css.level}>
          {number}
          {mark && <b className={css.mark}>{mark}</b>}
        </div>
      </Cell>
      <Cell className={css.component} label={words.text}>
        <div>
          <div data-cell={`${id} text`}>
            <TextField
              {...field}
              {...errorOf(state === "missing")}
              size="small"
              label={words.of(number, words.text)}
              autoComplete="off"
              spellCheck={false}
              value={row.text}
              onChange={(value) => dispatch({ kind: "type", id, field: "text", value })}
            />
          </div>
          <ChosenItem {...props} />
          {row.text !== "" && <Facts {...props} />}
        </div>
      </Cell>
      <Cell className={css.amount} label={words.amount}>
        <div data-cell={`${id} amount`}>
          <TextField
            {...field}
            {...errorOf(AMOUNT_PROBLEMS.has(state))}
            size="small"
            label={words.of(number, words.amount)}
            autoComplete="off"
            spellCheck={false}
            value={row.amount}
            maxLength={40}
            placeholder={isLimiting ? "10 mmol" : "1 eq"}
            onChange={(value) => dispatch({ kind: "type", id, field: "amount", value })}
          />
        </div>
      </Cell>
      <Cell className={css.result} label={words.result}>
        <div className={css.level}>
          {view &&
            amountTexts(view.amounts).map((text) => (
              <span key={text} className={css.figure}>
                {text}
              </span>
            ))}
        </div>
      </Cell>
      <Cell className={css.packs} label={words.packs}>
        <div className={css.level}>
          {view?.buy && <Packs buy={view.buy} />}
          {message && (
            <span id={stateId} className={state === "looking" ? css.note : css.problem}>
              {message}
            </span>
          )}
        </div>
      </Cell>
      <Cell isNumber className={css.cost} label={words.cost}>
        {view?.buy && (
          <div className={css.level}>
            <Price amount={view.buy.mix.price} />
          </div>
        )}
      </Cell>
      <Cell className={css.remove}>
        <IconButton
          icon={Trash}
          size="small"
          label={words.removeOf(number)}
          onClick={() => dispatch({ kind: "remove", id })}
        />
      </Cell>
    </Row>
  );
});

/** The item that a row means: named where it is the only one, otherwise to be chosen. */
function ChosenItem({ row, number, view, dispatch }: Props) {
  const words = useCopy(copy);
  const language = useLanguage();
  const items = view?.found?.items ?? [];
  const item = view?.item;
  const labelOf = (each: ReactionItem) =>
    `${each.itemCode} ${namesIn(language, each).name} ${each.specification}`;
  if (items.length === 0) return null;
  return (
    <div className={css.item}>
      {items.length > 1 || !item ? (
        <SelectField
          {...field}
          size="small"
          label={words.of(number, words.item)}
          placeholder={words.choose(items.length)}
          value={item?.itemCode ?? ""}
          options={items.map((each) => ({ value: each.itemCode, label: labelOf(each) }))}
          onChange={(itemCode) => dispatch({ kind: "choose", id: row.id, itemCode })}
        />
      ) : (
        <TextLink kind="inline" to={paths.product({ itemCode: item.itemCode })}>
          {item.itemCode} <ChemicalName value={namesIn(language, item).name} /> {item.specification}
        </TextLink>
      )}
      {item && <RegulatoryMarks goods={item} />}
      {item?.lastOrder && (
        <span className={css.note}>
          {words.bought(
            formatDay(item.lastOrder.orderedAt, language),
            item.lastOrder.productCode,
            item.lastOrder.quantity,
          )}
        </span>
      )}
    </div>
  );
}

/** The facts by which a row is calculated, and the fields that replace them. */
function Facts({ row, number, view, dispatch }: Props) {
  const words = useCopy(copy);
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const facts = view ? factTexts(view.facts).join(" · ") : "";
  return (
    <div className={css.facts}>
      <span className={css.note}>{facts}</span>
      <Expander
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        controls={id}
        label={words.of(number, words.facts)}
      >
        {words.facts}
      </Expander>
      {isOpen && (
        <div id={id} className={css.factFields}>
          {(["molarMass", "density", "strength"] as const).map((fact) => (
            <TextField
              key={fact}
              hasMessageLine={false}
              label={words.factNames[fact]}
              autoComplete="off"
              inputMode={fact === "strength" ? "text" : "decimal"}
              placeholder={fact === "strength" ? words.strengthExample : ""}
              maxLength={40}
              value={row[fact] ?? ""}
              onChange={(value) => dispatch({ kind: "type", id: row.id, field: fact, value })}
            />
          ))}
        </div>
      )}
    </div>
  );
}

function Packs({ buy }: { readonly buy: NonNullable<RowView["buy"]> }) {
  const words = useCopy(copy);
  const { surplus } = buy.mix;
  return (
    <>
      <span className={css.figure}>{packsIn(buy.mix)}</span>
      <span className={css.note}>
        {surplus.amount > 0n ? words.leftover(contentText(surplus)) : words.noLeftover}
      </span>
    </>
  );
}
