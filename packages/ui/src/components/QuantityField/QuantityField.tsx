import Minus from "@lucide/icons/icons/minus";
import Plus from "@lucide/icons/icons/plus";
import { LARGEST_QUANTITY } from "@reagent/domain/quantity";
import { type KeyboardEvent, type MouseEvent, type Ref, useState } from "react";
import { useCopy } from "../../language/language.tsx";
import { Field, type FieldWords, splitWords } from "../Field/Field.tsx";
import { useComposition } from "../Field/useComposition.ts";
import { Icon } from "../Icon/Icon.tsx";
import { copy } from "./QuantityField.copy.ts";
import * as css from "./QuantityField.css.ts";

export type QuantityFieldProps = FieldWords & {
  /** Null if the field is empty, or has a text that is no quantity. */
  value: number | null;
  /** Called on commit with a whole number within the range, or with null for a text that is no quantity. */
  onChange: (quantity: number | null) => void;
  /** Called when the field is left empty; without it the field returns to the previous quantity. */
  onEmpty?: () => void;
  /** 0 where a quantity of 0 means not chosen, 1 for a line of the cart (storefront §5, quantities). */
  min: 0 | 1;
  /** The largest quantity; 9999 by default. */
  max?: number;
  /** The message for more than `max`, which then becomes 0 instead of `max`. */
  beyond?: string;
  /** 28 or 36 px high, on a phone one step more; medium by default. */
  size?: "small" | "medium";
  /** Cannot be changed, and is skipped by the tab key; false by default. */
  isDisabled?: boolean;
  /** The native name, by which a form finds the field. */
  name?: string;
  /** Called when the focus leaves the field: a form then validates it. */
  onBlur?: () => void;
  /** The field, to move the focus to it. */
  ref?: Ref<HTMLInputElement>;
};

/** A typed text without what no number has. Signs, points, commas and fraction bars stay: without them, 1.5 would become 15. */
const numberIn = (text: string) => text.normalize("NFKC").replaceAll(/[^\d.,\-/⁄]/gu, "");

/** Digits, also with thousands separators. */
const WHOLE = /^(?:\d*|\d{1,3}(?:,\d{3})+)$/u;

/**
 * A whole number of packs, at most 9999. Typed text stays as typed until Enter or blur; then it is committed. A number
 * above the range is corrected to it, which is announced. What is below the range or no whole number stays with an
 * error, and counts as no quantity. The wheel scrolls the page.
 *
 * A plain input: react-aria's number field is 28 kB on every product page, for number formats that a quantity has not.
 */
export function QuantityField(props: QuantityFieldProps) {
  const [words, rest] = splitWords(props);
  const { value, onChange, onEmpty, min, max = LARGEST_QUANTITY, size = "medium", ...more } = rest;
  const { beyond, isDisabled = false, name, onBlur, ref } = more;
  const ownWords = useCopy(copy);
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<"to-range" | "to-zero" | "wrong">();
  const [before, setBefore] = useState(0);
  // A quantity that is set from outside replaces a wrong text.
  const isReplaced = problem === "wrong" && value !== null;
  const problems = {
    "to-range": ownWords.corrected(min, max),
    "to-zero": beyond,
    wrong: isReplaced ? undefined : ownWords.corrected(min, max),
  };
  const error = (problem && problems[problem]) ?? words.error;
  const text = (isReplaced ? undefined : typed) ?? value?.toString() ?? "";
  const isWhole = WHOLE.test(text);
  const quantity = isWhole ? Number(text.replaceAll(",", "")) : (value ?? before);

  const set = (wanted: number) => {
    const allowed = Math.min(Math.max(wanted, min), max);
    setTyped(undefined);
    if (allowed !== value) onChange(allowed);
  };
  const commit = () => {
    if (typed === undefined) return;
    if (typed === "") {
      setTyped(undefined);
      if (onEmpty) onEmpty();
      else if (value === null) set(before);
      return;
    }
    if (!isWhole || quantity < min) {
      setProblem("wrong");
      if (value === null) return;
      setBefore(value);
      return onChange(null);
    }
    if (beyond !== undefined && quantity > max) {
      setProblem("to-zero");
      return set(0);
    }
    setProblem(quantity > max ? "to-range" : undefined);
    set(quantity);
  };
  const step = (by: 1 | -1) => {
    setProblem(undefined);
    set(quantity + by);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") commit();
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    step(event.key === "ArrowUp" ? 1 : -1);
  };
  const composition = useComposition({ onKeyDown });

  return (
    <Field {...words} error={error}>
      {(control) => {
        const stepper = {
          type: "button",
          tabIndex: -1,
          "aria-controls": control.id,
          // The focus stays in the input, where the arrow keys work.
          onMouseDown: (event: MouseEvent) => event.preventDefault(),
        } as const;
        return (
          <div
            role="group"
            aria-label={words.label}
            className={css.stepper({ size })}
            data-invalid={error === undefined ? undefined : true}
            data-disabled={isDisabled || undefined}
          >
            <button
              {...stepper}
              className={css.decrease({ size })}
              aria-label={ownWords.decrease(words.label)}
              disabled={isDisabled || quantity <= min}
              onClick={() => step(-1)}
            >
              <Icon of={Minus} size={14} />
            </button>
            <input
              {...control}
              className={css.number({ size })}
              ref={ref}
              name={name}
              inputMode="numeric"
              autoComplete="off"
              disabled={isDisabled}
              value={text}
              onChange={(event) => {
                setProblem(undefined);
                setTyped(numberIn(event.target.value));
              }}
              {...composition}
              onBlur={() => {
                commit();
                onBlur?.();
              }}
            />
            <button
              {...stepper}
              className={css.increase({ size })}
              aria-label={ownWords.increase(words.label)}
              disabled={isDisabled || quantity >= max}
              onClick={() => step(1)}
            >
              <Icon of={Plus} size={14} />
            </button>
          </div>
        );
      }}
    </Field>
  );
}
