import { toYuan } from "@reagent/domain/money";
import type { XlsxCell, XlsxSheet } from "../../../data/xlsx-file.ts";
import type { Language } from "../../../language/language.tsx";
import { isBlank } from "../parts/sheet-draft.ts";
import {
  offerName,
  offerOf,
  orderable,
  type ResolvedLine,
  type ResolvedLines,
  stateOf,
  unitPrice,
} from "./order-sheet-lines.ts";
import type { SheetRow } from "./order-sheet-state.ts";
import { copy } from "./OrderSheet.copy.ts";
import { verdictWords } from "./verdict-words.ts";

/**
 * The rows of an order sheet for a spreadsheet, all that are not blank. It can be uploaded as a bulk order, which reads its columns of codes and
 * quantities.
 */
export function orderSheetFile(
  rows: readonly SheetRow[],
  lines: ResolvedLines,
  language: Language,
): XlsxSheet {
  const words = copy[language];
  return {
    name: words.title,
    columns: [
      { head: words.row, width: 6 },
      { head: words.text, width: 36 },
      { head: words.code, width: 20 },
      { head: words.product, width: 28 },
      { head: words.specification, width: 16 },
      { head: words.quantity, width: 10 },
      { head: words.price, width: 12 },
      { head: words.amount, width: 14 },
      { head: words.delivery, width: 32 },
      { head: words.remark, width: 32 },
    ],
    rows: rows.flatMap((row, at) => {
      if (isBlank(row)) return [];
      const line = lines.get(row.text);
      return [[at + 1, row.text, ...cellsOf(row, line, language), remarkOf(row, line, language)]];
    }),
  };
}

/** From the code to the delivery. */
function cellsOf(row: SheetRow, line: ResolvedLine | undefined, language: Language): XlsxCell[] {
  const quantity = row.read.kind === "quantity" ? row.read.quantity : row.quantity;
  const offer = offerOf(row, line);
  if (!offer) return [undefined, undefined, undefined, quantity, undefined, undefined, undefined];
  const price = unitPrice(offer);
  const amount = orderable(row, line)?.amount;
  const { display } = offer.facts.stock;
  return [
    offer.pack.productCode,
    offerName(offer, language),
    offer.pack.specification,
    quantity,
    price === undefined ? copy[language].onRequest : { yuan: toYuan(price) },
    amount && { yuan: toYuan(amount) },
    display.kind === "message" ? display.lines.join("; ") : undefined,
  ];
}

/** What keeps the row from being ordered as it is; undefined where nothing does. */
function remarkOf(
  row: SheetRow,
  line: ResolvedLine | undefined,
  language: Language,
): string | undefined {
  const state = stateOf(row, line, { hasFailed: true, refusal: undefined, sameAs: undefined });
  if (!state || state.kind === "ready") return undefined;
  const { word, reason } = verdictWords(state, row, language);
  return reason === undefined ? word : copy[language].withReason(word, reason);
}
