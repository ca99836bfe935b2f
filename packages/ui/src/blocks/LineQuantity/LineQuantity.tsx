import { type FormEvent, useState } from "react";
import { QuantityField } from "../../components/QuantityField/QuantityField.tsx";
import { useCopy } from "../../language/language.tsx";
import { copy } from "./LineQuantity.copy.ts";
import { WRONG_LINE } from "./useWrongLines.ts";

export interface LineQuantityProps {
  /** The code of the product or gift. */
  readonly code: string;
  /** The quantity of the line, in packs or pieces. */
  readonly value: number;
  /** Whether the shown quantity could not be sent. */
  readonly isUnsaved: boolean;
  /** Resolves to false when it was not saved. */
  readonly onChange: (quantity: number) => Promise<boolean>;
}

/**
 * The quantity of a line. A refused quantity is reverted with a message; one that could not be sent stays, and Enter sends it
 * again. A text that is no quantity stays and is not sent; the line's attribute lets `useWrongLines` find it.
 */
export function LineQuantity({ code, value, isUnsaved, onChange }: LineQuantityProps) {
  const words = useCopy(copy);
  const [unsaved, setUnsaved] = useState<number>();
  const [isWrong, setIsWrong] = useState(false);
  const change = async (next: number) => {
    setUnsaved(undefined);
    if (!(await onChange(next))) setUnsaved(next);
  };
  const sendAgain = (event: FormEvent) => {
    event.preventDefault();
    if (isUnsaved && !isWrong) void change(value);
  };
  const refused =
    unsaved === undefined || unsaved === value ? undefined : words.notChangedTo(unsaved);
  return (
    <form onSubmit={sendAgain} {...(isWrong && { [WRONG_LINE]: code })}>
      <QuantityField
        label={words.quantityOf(code)}
        isLabelHidden
        hasMessageLine={false}
        size="small"
        min={1}
        value={isWrong ? null : value}
        error={isUnsaved ? words.notSaved : refused}
        onChange={(next) => {
          setIsWrong(next === null);
          if (next !== null && next !== value) void change(next);
        }}
      />
    </form>
  );
}
