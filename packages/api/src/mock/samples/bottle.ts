import { type Bottle, labelsUrl } from "../../contract/bottle.ts";
import { documentAddress, wireLanguages } from "../document-address.ts";
import { batchesOf } from "./batches.ts";
import type { ItemCode } from "./items.ts";
import type { Language, SampleViewer } from "./language.ts";
import { reagentOrders } from "./order-pages.ts";
import { packs } from "./packs.ts";
import { item } from "./product.ts";
import { trackedOrders } from "./shipments.ts";

interface Named {
  readonly code: ItemCode;
  readonly productCode: string;
  readonly batchCode: string;
}

/** What the page of a bottle shows; null for a batch that the samples do not have. */
export function bottleOf(
  { code, productCode, batchCode }: Named,
  language: Language = "zh",
  viewer: SampleViewer = "customer",
): Bottle | null {
  const batch = batchesOf(code, language).find((each) => each.batchCode === batchCode);
  if (!batch) return null;
  const pack = packs(code, language, viewer).find((each) => each.productCode === productCode);
  const facts = item(code, language, viewer);
  return {
    productCode,
    batchCode,
    itemCode: code,
    pack: pack?.pack ?? "",
    isOnSale: true,
    isBatchLeft: batch.stocks.some((each) => each.stock > 0 && (!pack || each.pack === pack.pack)),
    chineseName: facts.chineseName,
    englishName: facts.englishName,
    specification: facts.specification,
    casNumber: facts.casNumber,
    formula: facts.formula,
    molecularWeight: facts.molecularWeight,
    storage: facts.storage,
    drawing: facts.drawing,
    pictograms: facts.pictograms,
    hazardStatements: facts.hazardStatements,
    hazardBasis: facts.hazardBasis,
    signalWord: facts.signalWord,
    unNumber: facts.unNumber,
    producedOn: batch.producedOn,
    retestOn: batch.retestOn,
    certificateUrl: documentAddress("certificate", productCode, wireLanguages[language], batchCode),
    chineseSheetUrl: documentAddress("msds", code, wireLanguages.zh),
    englishSheetUrl: documentAddress("msds", code, wireLanguages.en),
    partnerSheetUrl: facts.partnerMsdsUrl,
    labelsUrl: labelsUrl({ productCode, batchCode, language: wireLanguages[language] }),
    ...(viewer === "guest"
      ? { purchases: [], notes: [] }
      : ownPart(purchasesOf(productCode, batchCode, language), language)),
  };
}

/** The id of the note that the customer has written on a bottle. */
export const sampleNoteId = "71";

const ownPart = (
  purchases: Bottle["purchases"],
  language: Language,
): Pick<Bottle, "purchases" | "notes"> => ({
  purchases,
  notes:
    purchases.length === 0
      ? []
      : [
          {
            noteId: sampleNoteId,
            text:
              language === "zh"
                ? "11 月 14 日开封，存放于 A3 试剂柜。"
                : "Opened on 14 November, stored in cabinet A3.",
            writtenAt: Date.parse("2026-11-14T02:30:00Z"),
          },
        ],
});

/** The sampled orders with which a batch was sent. */
function purchasesOf(
  productCode: string,
  batchCode: string,
  language: Language,
): Bottle["purchases"] {
  return trackedOrders(language).flatMap(({ orderCode, parcels }) => {
    const sent = parcels
      .flatMap(({ lines }) => lines)
      .filter((line) => line.productCode === productCode && line.batchCode === batchCode);
    const order = reagentOrders(language).find((each) => each.orderCode === orderCode);
    return order && sent.length > 0
      ? [
          {
            orderId: order.orderId,
            orderCode,
            orderedAt: order.createdAt,
            quantity: sent.reduce((sum, { quantity }) => sum + quantity, 0),
            isReturnable: order.isReturnable,
          },
        ]
      : [];
  });
}
