import { readReactionLines } from "@reagent/domain/reaction-line";
import type { PlanRow } from "@reagent/domain/reaction-plan";
import { type FormEvent, useState } from "react";
import { Button } from "../../../components/Button/Button.tsx";
import { TextArea } from "../../../components/TextArea/TextArea.tsx";
import { useCopy } from "../../../language/language.tsx";
import { copy } from "./Reaction.copy.ts";
import * as css from "./Reaction.css.ts";

/** The longest text that is read at once. */
const LONGEST_ENTRY = 20_000;

/** A field for a reaction SMILES, or for lines of components with their amounts. */
export function ReactionEntry({ onRows }: { readonly onRows: (rows: PlanRow[]) => void }) {
  const words = useCopy(copy);
  const [text, setText] = useState("");
  const [error, setError] = useState<string>();
  const fill = (event: FormEvent) => {
    event.preventDefault();
    const rows = readReactionLines(text);
    if (rows.length === 0) return setError(words.nothingPasted);
    setError(undefined);
    setText("");
    onRows(rows);
  };
  return (
    <form className={css.entry} aria-label={words.entry} noValidate onSubmit={fill}>
      <TextArea
        label={words.entry}
        description={words.entryHelp}
        error={error}
        rows={3}
        maxRows={10}
        maxLength={LONGEST_ENTRY}
        autoComplete="off"
        value={text}
        onChange={setText}
      />
      <div>
        <Button type="submit">{words.fill}</Button>
      </div>
    </form>
  );
}
