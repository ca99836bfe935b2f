import { type FormEvent, useState } from "react";
import { QuantityField } from "../../../components/QuantityField/QuantityField.tsx";
import { useCopy } from "../../../language/language.tsx";
import { copy } from "./Cart.copy.ts";

interface Props {
  readonly productCode: string;
  readonly quantity: number;
  /** It stands here, but could not be sent. */
  readonly isUnsaved: boolean;
  /** False when it was not saved. */
  readonly onChange: (quantity: number) => Promise<boolean>;
}

/**
 * How many of a line. One that the server refuses goes back to what it was, and says what was not taken; one that
 * could not be sent stays, and is sent again by Enter.
 */
export function LineQuantity({ productCode, quantity, isUnsaved, onChange }: Props) {
  const words = useCopy(copy);
  const [unsaved, setUnsaved] = useState<number>();
  const change = async (next: number) => {
    setUnsaved(undefined);
    if (!(await onChange(next))) setUnsaved(next);
  };
  const sendAgain = (event: FormEvent) => {
    event.preventDefault();
    if (isUnsaved) void change(quantity);
  };
  const refused =
    unsaved === undefined || unsaved === quantity ? undefined : words.notChangedTo(unsaved);
  return (
    <form onSubmit={sendAgain}>
      <QuantityField
        label={words.quantityOf(productCode)}
        isLabelHidden
        hasMessageLine={false}
        size="small"
        min={1}
        value={quantity}
        error={isUnsaved ? words.notSaved : refused}
        onChange={(next) => {
          if (next !== quantity) void change(next);
        }}
      />
    </form>
  );
}
