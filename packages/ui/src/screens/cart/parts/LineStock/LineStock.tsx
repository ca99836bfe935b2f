import { shop } from "@reagent/api/contract/shop";
import type { StockDisplay, StockMark } from "@reagent/domain/stock";
import { Stock } from "../../../../components/Stock/Stock.tsx";
import { TextLink } from "../../../../components/TextLink/TextLink.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { copy } from "./LineStock.copy.ts";
import * as css from "./LineStock.css.ts";

interface Props {
  readonly mark: StockMark;
  readonly display: StockDisplay;
  /** Whether the hotline is shown below. */
  readonly asksToCall: boolean;
}

/** The stock of a line, and the hotline where there is none. */
export function LineStock({ mark, display, asksToCall }: Props) {
  const words = useCopy(copy);
  const [hotline] = shop.hotlines;
  return (
    <>
      <Stock mark={mark} display={display} />
      {asksToCall && (
        <span className={css.call}>
          <TextLink href={`tel:${hotline}`}>{words.callFor(hotline)}</TextLink>
        </span>
      )}
    </>
  );
}
