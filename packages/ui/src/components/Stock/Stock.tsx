import type { StockDisplay, StockMark } from "@reagent/domain/stock";
import { useCopy } from "../../language/language.tsx";
import { copy } from "./Stock.copy.ts";
import * as css from "./Stock.css.ts";

export type StockProps = {
  /** The shape beside the text. */
  mark: StockMark;
  /** The text; the mark's own label if it has none. */
  display: StockDisplay;
};

/** The quantity in stock and the delivery time. Shape and colour repeat the text's meaning. */
export function Stock({ mark, display }: StockProps) {
  const words = useCopy(copy);
  const [first = words[mark], ...notes] = linesOf(display);
  return (
    <span className={`${css.stock} ${css.hue[mark]}`}>
      <span className={`${css.mark} ${css.shape[mark]}`} aria-hidden="true" />
      <span>
        {first}
        {notes.map((note) => (
          <span className={css.note} key={note}>
            {note}
          </span>
        ))}
      </span>
    </span>
  );
}

/** Instruments are counted in EA (storefront §4, stock display); all other stock is lines of text. */
function linesOf(display: StockDisplay): readonly string[] {
  if (display.kind === "more-than") return [`>${display.threshold} EA`];
  return display.kind === "count" ? [`${display.count} EA`] : display.lines;
}
