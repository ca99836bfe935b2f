import { readDataSheet } from "../../contract/data-sheet.ts";
import type { AreaMock } from "../area-mock.ts";
import { dataSheetOf } from "../samples/data-sheet.ts";
import { isItemCode } from "../samples/items.ts";
import { answers } from "../verbs.ts";

export const dataSheet: AreaMock = () => [
  answers(readDataSheet, ({ itemCode, revision }, language) => {
    const [code = ""] = itemCode.split("-");
    const isFirst = revision === null || revision === "1";
    return { sheet: isItemCode(code) && isFirst ? dataSheetOf(code, language) : null };
  }),
];
