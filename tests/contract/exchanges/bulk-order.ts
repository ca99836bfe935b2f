import * as bulk from "@reagent/api/contract/bulk-order";
import { codes } from "@reagent/api/contract/envelope";
import { sheetMessages } from "@reagent/api/messages/bulk-order";
import { expect } from "vitest";
import { answered, type Exchange, refused } from "../exchange.ts";
import { sheetOf } from "../sheet.ts";

/** In the order in which a customer could make them. */
export const exchanges: readonly Exchange[] = [
  answered("customer", bulk.issueTemplateTicket, {}, ({ url }) => {
    expect(url).toMatch(/^\/api\/quick\/buy\/xls\?.*X-User-Token=./u);
  }),
  answered(
    "customer",
    bulk.uploadOrder,
    ({ productCode }) => ({
      file: sheetOf([
        ["货号", "数量"],
        [productCode, 2],
        [productCode, "３"],
        ["X000000-1g", 1],
        [],
        [productCode, "若干"],
        [100_000.5, 1],
      ]),
      fileName: "订购清单.xlsx",
    }),
    ({ rows }) => {
      expect(rows.map(({ row, verdict }) => [row, verdict])).toEqual([
        [2, "added"],
        [3, "merged"],
        [4, "refused"],
        [6, "refused"],
        [7, "refused"],
      ]);
    },
  ),
  answered(
    "customer",
    bulk.readOrderWorkbook,
    ({ productCode }) => ({
      file: sheetOf([
        ["货号", "CAS号", "品名", "规格", "单价", "数量"],
        [productCode, "", "", "", 80.3, 2],
        ["", "64-17-5", "乙醇", "AR 500mL", 48, "3 瓶"],
        ["", "", "没有的东西", "", "", ""],
      ]),
      fileName: "采购单.xls",
    }),
    ({ rows }) => {
      expect(rows.map(({ hasQuantity }) => hasQuantity)).toContain(true);
      for (const { text } of rows) expect(text).not.toBe("");
    },
  ),
  refused(
    "customer",
    bulk.readOrderWorkbook,
    { file: new File(["货号,数量"], "a.xlsx"), fileName: "a.xlsx" },
    codes.badRequest,
    sheetMessages.content,
    "no spreadsheet",
  ),
  refused(
    "customer",
    bulk.readOrderWorkbook,
    { file: sheetOf([["货号", "数量"]]), fileName: "a.xlsx" },
    codes.nothingToOrder,
    sheetMessages.noRows,
    "no rows",
  ),
  answered(
    "customer",
    bulk.addOrderRows,
    ({ productCode }) => ({ rows: [{ sheet: "", row: 4, productCode, quantity: "1" }] }),
    ({ rows }) => expect(rows).toMatchObject([{ row: 4, verdict: "added" }]),
  ),
  refused(
    "customer",
    bulk.addOrderRows,
    { rows: [] },
    codes.nothingToOrder,
    sheetMessages.noRows,
    "no rows",
  ),
  refused(
    "customer",
    bulk.uploadOrder,
    { file: new File(["货号,数量"], "a.xlsx"), fileName: "a.xlsx" },
    codes.badRequest,
    sheetMessages.content,
    "no spreadsheet",
  ),
  refused(
    "customer",
    bulk.uploadOrder,
    { file: sheetOf([["货号", "单价"]]), fileName: "a.xlsx" },
    codes.nothingToOrder,
    sheetMessages.noColumns,
    "no column of quantities",
  ),
];
