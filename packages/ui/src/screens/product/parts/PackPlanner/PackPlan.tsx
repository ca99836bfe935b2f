import { type ProductFacts, readAmountNeed } from "@reagent/domain/amount-need";
import { formatYuan } from "@reagent/domain/money";
import { type Pack, packLabel, type PackUnit } from "@reagent/domain/pack";
import { unitOfNeed } from "@reagent/domain/pack-need";
import { type PackMix, type PackPlan as Plan, planPacks } from "@reagent/domain/pack-plan";
import { productFacts } from "@reagent/domain/product-facts";
import { cheapestPacks, type StockedOffer } from "@reagent/domain/reaction-packs";
import { type FormEvent, useState } from "react";
import { Button } from "../../../../components/Button/Button.tsx";
import { useComposition } from "../../../../components/Field/useComposition.ts";
import { TextField } from "../../../../components/TextField/TextField.tsx";
import { VisuallyHidden } from "../../../../components/VisuallyHidden/VisuallyHidden.tsx";
import { useCopy } from "../../../../language/language.tsx";
import type { Quantities } from "../PackChoice/useStoredQuantities.ts";
import type { ItemTexts } from "./item-texts.ts";
import { MixLine, packsIn } from "./MixLine.tsx";
import { copy } from "./PackPlan.copy.ts";
import * as css from "./PackPlanner.css.ts";
import { useStoredNeed } from "./useStoredNeed.ts";

interface Props {
  readonly item: ItemTexts;
  readonly offers: readonly StockedOffer[];
  readonly onFill: (quantities: Quantities) => void;
}

/**
 * A field for the needed amount, and what meets it: the cheapest mix of packs in stock, the cheapest of all, and the smallest single pack.
 */
export function PackPlan({ item, offers, onFill }: Props) {
  const words = useCopy(copy);
  const [{ text, asked }, store] = useStoredNeed(item.itemCode);
  const [filled, setFilled] = useState<PackMix>();
  const composition = useComposition();
  const packs = offers.map(({ pack }) => pack);
  const unit = unitOfNeed(packs) ?? "g";
  const facts = productFacts(item);
  const answer = asked === undefined ? undefined : answerOf(asked, unit, offers, facts);

  const calculate = (event: FormEvent) => {
    event.preventDefault();
    setFilled(undefined);
    // A bare number is shown with the unit it was read in.
    const next = answerOf(text, unit, offers, facts).typed ?? text;
    store({ text: next, asked: next });
  };
  const fill = (mix: PackMix) => {
    setFilled(mix);
    const counts = mix.lines.map(({ offer, count }) => [offer.id, count] as const);
    onFill({
      ...Object.fromEntries(offers.map(({ id }) => [id, 0])),
      ...Object.fromEntries(counts),
    });
  };

  const error =
    answer &&
    {
      unread: words.unread(unit),
      unknown: words.unknown(unit),
      "other-kind": words.otherKind(unit),
      "too-large": words.tooLarge,
      plan: undefined,
    }[answer.kind];
  const plan = answer?.kind === "plan" ? answer : undefined;
  const isSame =
    plan?.single?.lines[0]?.offer === plan?.cheapest.lines[0]?.offer && isOne(plan?.cheapest);
  return (
    <>
      <form
        className={css.form}
        aria-label={words.title}
        noValidate
        {...composition}
        onSubmit={calculate}
      >
        <TextField
          label={words.need}
          value={text}
          onChange={(next) => store({ text: next, asked })}
          placeholder={words.example(unit)}
          error={error}
          hasMessageLine={false}
          autoComplete="off"
          enterKeyHint="done"
          maxLength={40}
        />
        <div className={css.submit}>
          <Button type="submit">{words.calculate}</Button>
        </div>
      </form>
      <VisuallyHidden role="status">
        {filled
          ? words.filled
          : plan &&
            words.announcement(
              plan.need,
              packsIn(plan.cheapest),
              `¥${formatYuan(plan.cheapest.price)}`,
            )}
      </VisuallyHidden>
      {plan && plan.by.length > 0 && (
        <p className={css.converted}>
          {words.converted(
            asked ?? "",
            plan.need,
            plan.by.map((fact) => words.facts[fact](facts)),
          )}
        </p>
      )}
      {plan && (
        <ul className={css.answers}>
          {plan.inStock && (
            <MixLine title={words.inStock} mix={plan.inStock} packs={packs} onFill={fill} />
          )}
          <MixLine
            title={isSame ? words.both : words.cheapest}
            mix={plan.cheapest}
            packs={packs}
            onFill={fill}
          />
          {plan.single && !isSame && (
            <MixLine title={words.single} mix={plan.single} packs={packs} onFill={fill} />
          )}
          {!plan.single && <li className={css.none}>{words.noSingle}</li>}
        </ul>
      )}
    </>
  );
}

function answerOf(
  text: string,
  unit: PackUnit,
  offers: readonly StockedOffer[],
  facts: ProductFacts,
) {
  const read = readAmountNeed(text, unit, facts);
  if (read.kind !== "need") return { kind: read.kind, typed: undefined } as const;
  const { quantity, unit: shownUnit } = packLabel(read.need);
  const need = `${quantity} ${shownUnit}`;
  const typed = read.by.length > 0 ? text.trim() : need;
  const plan = planPacks(offers, read.need);
  return { ...plan, inStock: mixInStock(plan, offers, read.need), need, typed, by: read.by };
}

/** The cheapest mix in stock, where it is another one than the cheapest of all. */
function mixInStock(plan: Plan, offers: readonly StockedOffer[], need: Pack): PackMix | undefined {
  if (plan.kind !== "plan") return undefined;
  const found = cheapestPacks(offers, [need]);
  const isOther = found?.isInStock && packsIn(found.mix) !== packsIn(plan.cheapest);
  return isOther ? found.mix : undefined;
}

function isOne(mix: PackMix | undefined): boolean {
  return mix?.lines.length === 1 && mix.lines[0]?.count === 1;
}
