import { type FormEvent, useState } from "react";
import { useComposition } from "../../../components/Field/useComposition.ts";
import { TextField } from "../../../components/TextField/TextField.tsx";
import { useCopy } from "../../../language/language.tsx";
import { copy } from "./Cart.copy.ts";

const LONGEST_ITEM_NUMBER = 50;

interface Props {
  readonly productCode: string;
  readonly itemNumber: string;
  /** Whether the shown number was not saved. */
  readonly isUnsaved: boolean;
  readonly onSave: (itemNumber: string) => void;
}

/** The customer item number of a line, saved by Enter and on blur. A number that was not saved stays, and Enter sends it again. */
export function ItemNumberField({ productCode, itemNumber, isUnsaved, onSave }: Props) {
  const words = useCopy(copy);
  const composition = useComposition();
  /* Typed and not yet sent. */
  const [typed, setTyped] = useState<string>();

  const save = () => {
    const wanted = (typed ?? itemNumber).trim();
    setTyped(undefined);
    if (wanted !== itemNumber || isUnsaved) onSave(wanted);
  };
  const saveOnEnter = (event: FormEvent) => {
    event.preventDefault();
    save();
  };

  return (
    <form {...composition} onSubmit={saveOnEnter}>
      <TextField
        label={words.customerItemNumberOf(productCode)}
        isLabelHidden
        hasMessageLine={false}
        size="small"
        maxLength={LONGEST_ITEM_NUMBER}
        enterKeyHint="done"
        placeholder={words.customerItemNumber}
        value={typed ?? itemNumber}
        error={isUnsaved ? words.notSaved : undefined}
        onChange={setTyped}
        onBlur={() => {
          if (typed !== undefined) save();
        }}
      />
    </form>
  );
}
