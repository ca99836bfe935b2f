import { csvText } from "@reagent/domain/csv-text";
import { toYuan } from "@reagent/domain/money";
import type { Language } from "../../../language/language.tsx";
import { packsIn } from "../../product/parts/PackPlanner/MixLine.tsx";
import type { RowView } from "./reaction-rows.ts";
import { isBlank, type ReactionRow } from "./reaction-state.ts";
import { contentText, shownNumber } from "./reaction-words.ts";
import { copy } from "./Reaction.copy.ts";

/** The rows of a plan that are not blank, with what follows from them, as CSV. */
export function reactionFile(
  rows: readonly ReactionRow[],
  views: ReadonlyMap<number, RowView>,
  language: Language,
): File {
  const words = copy[language];
  const head = [
    words.row,
    words.text,
    words.item,
    words.amount,
    "mmol",
    "g",
    "mL",
    words.packs,
    words.leftover("").trim(),
    `${words.cost} (CNY)`,
  ];
  const lines = rows
    .filter((row) => !isBlank(row))
    .map((row, at) => {
      const view = views.get(row.id);
      const { mmol, grams, millilitres } = view?.amounts ?? {};
      const mix = view?.buy?.mix;
      const numberOf = (number: number | undefined) =>
        number === undefined ? "" : Number(shownNumber(number));
      return [
        at + 1,
        row.text,
        view?.item?.itemCode ?? "",
        row.amount,
        numberOf(mmol),
        numberOf(grams),
        numberOf(millilitres),
        mix ? packsIn(mix) : "",
        mix && mix.surplus.amount > 0n ? contentText(mix.surplus) : "",
        mix ? toYuan(mix.price) : "",
      ];
    });
  return new File([csvText([head, ...lines])], words.fileName, { type: "text/csv" });
}
