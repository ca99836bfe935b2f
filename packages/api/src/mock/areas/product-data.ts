import { addressOf } from "../../client/address.ts";
import { codes } from "../../contract/envelope.ts";
import {
  downloadProductData,
  listProductData,
  productDownload,
} from "../../contract/product-data.ts";
import { callMessages } from "../../messages/call.ts";
import type { AreaMock } from "../area-mock.ts";
import { categories } from "../samples/categories.ts";
import type { Language } from "../samples/language.ts";
import { answers, refusal } from "../verbs.ts";

const ITEMS = [412, 96, 58, 12];

const files = (language: Language) =>
  categories(language).map(({ id, name }, index) => ({
    categoryId: id,
    category: name,
    items: ITEMS[index] ?? 0,
  }));

const title = { zh: "产品资料", en: "Product data" };

export const productData: AreaMock = () => [
  answers(listProductData, (_, language) => ({ files: files(language) })),
  answers(productDownload, ({ categoryId }, language) => {
    const file = files(language).find((each) => each.categoryId === categoryId);
    return file
      ? {
          fileName: `${title[language]}-${file.category}.csv`,
          url: addressOf(downloadProductData, "", { ticket: "a-ticket", deviceId: "" }),
        }
      : refusal(codes.notFound, callMessages.noDocument);
  }),
  answers(downloadProductData, {}),
];
