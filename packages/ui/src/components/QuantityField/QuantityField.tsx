import Minus from "@lucide/icons/icons/minus";
import Plus from "@lucide/icons/icons/plus";
import { LARGEST_QUANTITY } from "@reagent/domain/quantity";
import { type Ref, useState } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { Button, Group, Input, NumberField } from "react-aria-components/NumberField";
import { useCopy, useLanguage } from "../../language/language.tsx";
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
  size?: "small" | "medium";
  isDisabled?: boolean;
  name?: string;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
};

const wholeNumber = { useGrouping: false, maximumFractionDigits: 0 } as const;

/**
 * A whole number of packs, at most 9999. Typed text stays as typed until Enter or blur; then it is corrected to the
 * range, which is announced, and committed. The wheel scrolls the page.
 */
export function QuantityField(props: Props) {
  const [words, rest] = splitWords(props);
  const { value, onChange, onEmpty, min, max = LARGEST_QUANTITY, size = "medium", ...more } = rest;
  const { isDisabled = false, name, onBlur, ref } = more;
  const ownWords = useCopy(copy);
  const locale = useLanguage() === "zh" ? "zh-CN" : "en-GB";
  const [isCorrected, setIsCorrected] = useState(false);
  const error = words.error ?? (isCorrected ? ownWords.corrected(min, max) : undefined);

  const commit = (quantity: number) => {
    if (Number.isNaN(quantity)) onEmpty?.();
    else onChange(quantity);
  };
  const checkRange = (typed: string) => {
    const quantity = Number(typed);
    setIsCorrected(typed !== "" && (quantity < min || quantity > max));
  };

  return (
    <Field {...words} error={error}>
      {(control) => (
        <I18nProvider locale={locale}>
          <NumberField
            id={control.id}
            aria-label={words.label}
            aria-describedby={control["aria-describedby"] ?? ""}
            value={value ?? Number.NaN}
            onChange={commit}
            minValue={min}
            maxValue={max}
            step={1}
            formatOptions={wholeNumber}
            isWheelDisabled
            isDisabled={isDisabled}
            isInvalid={error !== undefined}
            isRequired={words.isRequired ?? false}
            validationBehavior="aria"
            incrementAriaLabel={ownWords.increase(words.label)}
            decrementAriaLabel={ownWords.decrease(words.label)}
          >
            <Group className={css.stepper({ size })}>
              <Button slot="decrement" className={css.decrease({ size })}>
                <Icon of={Minus} size={14} />
              </Button>
              <Input
                className={css.number({ size })}
                ref={ref}
                name={name}
                onInput={() => setIsCorrected(false)}
                onBlurCapture={(event) => checkRange(event.currentTarget.value)}
                onKeyDownCapture={(event) =>
                  event.key === "Enter" && checkRange(event.currentTarget.value)
                }
                onBlur={onBlur}
              />
              <Button slot="increment" className={css.increase({ size })}>
                <Icon of={Plus} size={14} />
              </Button>
            </Group>
          </NumberField>
        </I18nProvider>
      )}
    </Field>
  );
}
