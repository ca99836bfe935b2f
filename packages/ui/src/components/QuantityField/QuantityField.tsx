import Minus from "@lucide/icons/icons/minus";
import Plus from "@lucide/icons/icons/plus";
import { LARGEST_QUANTITY } from "@reagent/domain/quantity";
import { type KeyboardEvent, type MouseEvent, type Ref, useState } from "react";
import { useCopy } from "../../language/language.tsx";
import { Field, type FieldWords, splitWords } from "../Field/Field.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { copy } from "./QuantityField.copy.ts";
import * as css from "./QuantityField.css.ts";

type Props = FieldWords & {
  /** Null if the field is empty. */
  value: number | null;
  /** Called with a whole number within the range, when it is committed. */
  onChange: (quantity: number) => void;
  /** Called when the field is left empty; without it the field returns to the previous quantity. */
  onEmpty?: () => void;
  /** 0 where a quantity of 0 means not chosen, 1 for a line of the cart (storefront §5, quantities). */
  min: 0 | 1;
  max?: number;
  /** The message for more than `max`, which then becomes 0 instead of `max`. */
  beyond?: string;
  size?: "small" | "medium";
  isDisabled?: boolean;
  name?: string;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
};

/** A typed text without what no number has. A sign and a point stay: without them, 1.5 would become 15. */
const numberIn = (text: string) => text.normalize("NFKC").replaceAll(/[^\d.-]/gu, "");

/**
 * A whole number of packs, at most 9999. Typed text stays as typed until Enter or blur; then it is corrected to the
 * range, which is announced, and committed. What is no whole number stays with an error. The wheel scrolls the page.
 *
 * A plain input: react-aria's number field is 28 kB on every product page, for number formats that a quantity has not.
 */
export function QuantityField(props: Props) {
  const [words, rest] = splitWords(props);
  const { value, onChange, onEmpty, min, max = LARGEST_QUANTITY, size = "medium", ...more } = rest;
  const { beyond, isDisabled = false, name, onBlur, ref } = more;
  const ownWords = useCopy(copy);
  const [typed, setTyped] = useState<string>();
  const [correction, setCorrection] = useState<"to-range" | "to-zero">();
  const corrected = { "to-range": ownWords.corrected(min, max), "to-zero": beyond };
  const error = words.error ?? (correction && corrected[correction]);
  const text = typed ?? value?.toString() ?? "";
  const isWhole = /^\d*$/u.test(text);
  const quantity = isWhole ? Number(text) : (value ?? 0);

  const set = (wanted: number) => {
    const allowed = Math.min(Math.max(wanted, min), max);
    setTyped(undefined);
    if (allowed !== value) onChange(allowed);
  };
  const commit = () => {
    if (typed === undefined) return;
    if (typed === "") {
      setTyped(undefined);
      onEmpty?.();
      return;
    }
    if (!isWhole) {
      setCorrection("to-range");
      return;
    }
    if (beyond !== undefined && quantity > max) {
      setCorrection("to-zero");
      return set(0);
    }
    setCorrection(quantity < min || quantity > max ? "to-range" : undefined);
    set(quantity);
  };
  const step = (by: 1 | -1) => {
    setCorrection(undefined);
    set(quantity + by);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") commit();
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    step(event.key === "ArrowUp" ? 1 : -1);
  };

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
                setCorrection(undefined);
                setTyped(numberIn(event.target.value));
              }}
              onKeyDown={onKeyDown}
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
