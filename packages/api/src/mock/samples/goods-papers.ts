import { attributeTexts } from "@reagent/domain/instrument-choice";
import { keptQuantity } from "@reagent/domain/kept-goods";
import { precursorMarks } from "@reagent/domain/precursor";
import { needsFiling } from "@reagent/domain/restriction";
import type { GoodsPapers } from "../../contract/order.ts";
import { documentAddress, wireLanguages } from "../document-address.ts";
import type { Language } from "./language.ts";
import { instrumentOrders, reagentOrders } from "./order-pages.ts";
import { trackedOrders } from "./shipments.ts";

/** What the goods of a sampled order have for papers, line by line; undefined for an unknown order. */
export function goodsPapersOf(
  orderId: string,
  language: Language = "zh",
): readonly GoodsPapers[] | undefined {
  const wireLanguage = wireLanguages[language];
  const reagents = reagentOrders(language).find((each) => each.orderId === orderId);
  if (reagents) {
    const tracked = trackedOrders(language).find(
      ({ orderCode }) => orderCode === reagents.orderCode,
    );
    const sent = tracked?.parcels.flatMap(({ lines }) => lines) ?? [];
    return reagents.lines.map(({ productCode, itemCode, name, specification, ...line }) => ({
      productCode,
      itemCode,
      description: `${name} ${specification}`,
      quantity: line.quantity,
      state: line.state,
      isCancelled: line.isCancelled,
      batches: sent
        .filter((each) => each.productCode === productCode)
        .map(({ batchCode, quantity: units }) => ({
          batchCode,
          quantity: units,
          certificateUrl:
            batchCode && documentAddress("certificate", productCode, wireLanguage, batchCode),
        })),
      safetyDataSheetUrl: documentAddress("msds", itemCode, wireLanguage),
      sheetRevisedOn: null,
      partnerSheetUrl: "",
    }));
  }
  return instrumentOrders(language)
    .find((each) => each.orderId === orderId)
    ?.lines.map(({ productCode, itemCode, name, attributes, ...line }) => ({
      productCode,
      itemCode,
      description: `${name} ${attributeTexts(attributes).join(" · ")}`,
      quantity: line.quantity,
      state: line.state,
      isCancelled: line.isCancelled,
      batches: [],
      safetyDataSheetUrl: "",
      sheetRevisedOn: null,
      partnerSheetUrl: "",
    }));
}

/** Whether some of the goods that the customer keeps of a sampled order may be bought with a filing only. */
export function hasRegulatedGoods(orderId: string): boolean {
  const lines = reagentOrders().find((each) => each.orderId === orderId)?.lines ?? [];
  return lines.some(
    (line) =>
      keptQuantity({ ...line, state: line.state === "other" ? "open" : line.state }) > 0 &&
      needsFiling({ ...line, ...precursorMarks(line.casNumber) }),
  );
}
