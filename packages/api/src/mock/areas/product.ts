import { codes } from "../../contract/envelope.ts";
import {
  applyForSpectrum,
  downloadDocument,
  findCertificate,
  findSafetyDataSheet,
  findSpecification,
  listBatches,
  readBatchSpectra,
  readComparison,
  readItemRows,
  readItemSpectra,
  readPriceAndStock,
  readProduct,
} from "../../contract/product.ts";
import { productMessages } from "../../messages/product.ts";
import type { AreaMock } from "../area-mock.ts";
import { documentAddress, wireLanguages } from "../document-address.ts";
import { batchesOf } from "../samples/batches.ts";
import { isItemCode, itemRow } from "../samples/items.ts";
import { pageOf } from "../samples/paging.ts";
import { comparedItem, priceAndStock, productPage, spectraIn } from "../samples/product.ts";
import { answers, refusal } from "../verbs.ts";

const documentOf = (...named: Parameters<typeof documentAddress>) => ({
  url: documentAddress(...named),
});

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
      : refusal(codes.productMissing, productMessages.missing);
  }),
  answers(readItemRows, ({ itemCodes }, language) => ({
    items: itemCodes.filter(isItemCode).map((code) => itemRow(code, language, viewer)),
  })),
  answers(readComparison, ({ itemCodes }, language) => ({
    items: itemCodes.filter(isItemCode).map((code) => comparedItem(code, language, viewer)),
    isLoggedIn: viewer !== "guest",
  })),
  answers(listBatches, ({ itemCode, batchCode, page, limit }, language) => {
    const [code = ""] = itemCode.split("-");
    const all = isItemCode(code) ? batchesOf(code, language, viewer) : [];
    const batches = all.filter((batch) => batchCode === null || batch.batchCode === batchCode);
    return { batches: pageOf(batches, page, limit), total: batches.length };
  }),
  answers(findCertificate, ({ productCode, batchCode }, language) =>
    documentOf("certificate", productCode, wireLanguages[language], batchCode),
  ),
  answers(findSpecification, ({ itemCode }, language) =>
    documentOf("specification", itemCode, wireLanguages[language]),
  ),
  answers(findSafetyDataSheet, ({ keyword, language }) => documentOf("msds", keyword, language)),
  answers(readItemSpectra, ({ itemCode }, language) => {
    const [code = ""] = itemCode.split("-");
    return isItemCode(code)
      ? { files: spectraIn(language) }
      : refusal(codes.productMissing, productMessages.missing);
  }),
  answers(readBatchSpectra, (_, language) => ({ files: spectraIn(language).slice(0, 1) })),
  answers(downloadDocument, {}),
  answers(applyForSpectrum, {}),
];
