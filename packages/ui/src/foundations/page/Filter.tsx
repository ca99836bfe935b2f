import { TextField } from "../../components/TextField/TextField.tsx";
import { useCopy } from "../../language/language.tsx";
import { muted } from "../../theme/text.css.ts";
import { copy } from "./Filter.copy.ts";
import * as css from "./page.css.ts";

interface Props {
  /** Where the text is looked for. */
  help: string;
  value: string;
  onChange: (value: string) => void;
  /** How many entries are shown, and how many there are. */
  shown: number;
  all: number;
}

/** The field that filters the entries of a page. */
export function Filter({ help, value, onChange, shown, all }: Props) {
  const words = useCopy(copy);
  return (
    <div className={css.filter}>
      <TextField label={words.filter} description={help} value={value} onChange={onChange} />
      <p className={muted} role="status">
        {words.count(shown, all)}
      </p>
    </div>
  );
}
