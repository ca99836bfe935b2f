import { codes } from "../../contract/envelope.ts";
import {
  listProductLineItems,
  listProductLines,
  readProductLine,
} from "../../contract/product-line.ts";
import { productLineMessages } from "../../messages/product-line.ts";
import type { AreaMock } from "../area-mock.ts";
import { productLineItems, productLines } from "../samples/product-lines.ts";
import { answers, refusal } from "../verbs.ts";

export const productLine: AreaMock = ({ viewer }) => [
  answers(listProductLines, (_, language) => ({ lines: productLines(language) })),
  answers(
    readProductLine,
    ({ id }, language) =>
      productLines(language).find((line) => line.id === id) ??
      refusal(codes.notFound, productLineMessages.missing),
  ),
  answers(listProductLineItems, (query, language) => productLineItems(query, language, viewer)),
];
