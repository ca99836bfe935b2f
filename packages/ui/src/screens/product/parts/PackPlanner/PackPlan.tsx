import { formatYuan } from "@reagent/domain/money";
import { packLabel, type PackUnit } from "@reagent/domain/pack";
import { parseNeed, unitOfNeed } from "@reagent/domain/pack-need";
import { type PackMix, planPacks } from "@reagent/domain/pack-plan";
import type { PackOffer } from "@reagent/domain/pack-worth";
import { type FormEvent, useState } from "react";
import { Button } from "../../../../components/Button/Button.tsx";
import { useComposition } from "../../../../components/Field/useComposition.ts";
import { TextField } from "../../../../components/TextField/TextField.tsx";
import { VisuallyHidden } from "../../../../components/VisuallyHidden/VisuallyHidden.tsx";
import { useCopy } from "../../../../language/language.tsx";
import type { Quantities } from "../PackChoice/useStoredQuantities.ts";
import { MixLine, packsIn } from "./MixLine.tsx";
import { copy } from "./PackPlan.copy.ts";
import * as css from "./PackPlanner.css.ts";
import { useStoredNeed } from "./useStoredNeed.ts";

interface Props {
  readonly itemCode: string;
  readonly offers: readonly PackOffer[];
  readonly onFill: (quantities: Quantities) => void;
}

/** A field for the needed amount, the cheapest mix of packs for it, and the smallest single pack that suffices. */
export function PackPlan({ itemCode, offers, onFill }: Props) {
  const words = useCopy(copy);
  const [{ text, asked }, store] = useStoredNeed(itemCode);
  const [filled, setFilled] = useState<PackMix>();
  const composition = useComposition();
  const packs = offers.map(({ pack }) => pack);
  const unit = unitOfNeed(packs) ?? "g";
  const answer = asked === undefined ? undefined : answerOf(asked, unit, offers);

  const calculate = (event: FormEvent) => {
    event.preventDefault();
    setFilled(undefined);
    // A bare number is shown with the unit it was read in.
    const next = answerOf(text, unit, offers).need ?? text;
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
      {plan && (
        <ul className={css.answers}>
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

function answerOf(text: string, unit: PackUnit, offers: readonly PackOffer[]) {
  const need = parseNeed(text, unit);
  if (!need) return { kind: "unread", need: undefined } as const;
  const label = packLabel(need);
  return { ...planPacks(offers, need), need: `${label.quantity} ${label.unit}` };
}

function isOne(mix: PackMix | undefined): boolean {
  return mix?.lines.length === 1 && mix.lines[0]?.count === 1;
}
