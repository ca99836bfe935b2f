import { addressOf } from "../../client/address.ts";
import { codes } from "../../contract/envelope.ts";
import {
  applyForSpectrum,
  downloadDocument,
  findCertificate,
  findSafetyDataSheet,
  findSpecification,
  readBatchSpectra,
  readComparison,
  readItemRows,
  readItemSpectra,
  readPriceAndStock,
  readProduct,
} from "../../contract/product.ts";
import type { AreaMock } from "../area-mock.ts";
import { messages } from "../messages.ts";
import { isItemCode, itemRow } from "../samples/items.ts";
import { comparedItem, priceAndStock, productPage, spectra } from "../samples/product.ts";
import { answers, refusal } from "../verbs.ts";

/** The languages of documents, by their wire names. */
const wireLanguages = { zh: "cn", en: "en" } as const;

/** The URL of a document. */
function documentOf(
  kind: string,
  subject: string,
  language: string,
  batchCode: string | null = null,
) {
  return { url: addressOf(downloadDocument, "", { kind, subject, batchCode, language }) };
}

export const product: AreaMock = ({ viewer }) => [
  answers(readPriceAndStock, ({ itemCode }, language) =>
    isItemCode(itemCode)
      ? priceAndStock(itemCode, language, viewer)
      : { packs: [], bulkPacks: [], isLoggedIn: viewer !== "guest" },
  ),
  answers(readProduct, ({ itemCode }, language) => {
    // A pack code begins with the code of its item.
    const [code = ""] = itemCode.split("-");
    return isItemCode(code)
      ? productPage(code, language, viewer)
      : refusal(codes.productMissing, messages.productMissing);
  }),
  answers(readItemRows, ({ itemCodes }, language) => ({
    items: itemCodes.filter(isItemCode).map((code) => itemRow(code, language, viewer)),
  })),
  answers(readComparison, ({ itemCodes }, language) => ({
    items: itemCodes.filter(isItemCode).map((code) => comparedItem(code, language, viewer)),
    isLoggedIn: viewer !== "guest",
  })),
  answers(findCertificate, ({ productCode, batchCode }, language) =>
    documentOf("certificate", productCode, wireLanguages[language], batchCode),
  ),
  answers(findSpecification, ({ itemCode }, language) =>
    documentOf("specification", itemCode, wireLanguages[language]),
  ),
  answers(findSafetyDataSheet, ({ keyword, language }) => documentOf("msds", keyword, language)),
  answers(readItemSpectra, { files: spectra }),
  answers(readBatchSpectra, { files: spectra.slice(0, 1) }),
  answers(downloadDocument, {}),
  answers(applyForSpectrum, {}),
];
