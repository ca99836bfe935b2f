import { read, utils } from "@e965/xlsx";
import { logOut } from "@reagent/api/contract/account";
import {
  addOrderRows,
  issueTemplateTicket,
  readOrderWorkbook,
  uploadOrder,
} from "@reagent/api/contract/bulk-order";
import { clearCart, readCart } from "@reagent/api/contract/cart";
import { codes } from "@reagent/api/contract/envelope";
import { meantMessages, rowMessages, sheetMessages } from "@reagent/api/messages/bulk-order";
import { cartMessages } from "@reagent/api/messages/cart";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { onEachDatabase, onlyOnDefault } from "../../testing/databases.ts";
import { customers } from "../../testing/fixture.ts";
import { fillCartUp } from "../../testing/full-cart.ts";
import { sheetBytes } from "../../testing/sheet.ts";
import { type CallOptions, openShop, type TestShop } from "../../testing/shop.ts";

const HEAD = ["货号", "数量"];

onEachDatabase((makePlace, kind) => {
  let shop: TestShop;
  let token: string;

  beforeAll(async () => {
    shop = await openShop(makePlace);
    token = await shop.logIn(customers.lin);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    await shop.call(clearCart, {}, { token });
  });

  const sheet = (rows: readonly (readonly (string | number | null)[])[]) =>
    sheetBytes([HEAD, ...rows]);
  const upload = (bytes: Buffer, options: CallOptions & { name?: string } = {}) => {
    const { name = "订购.xlsx", ...others } = options;
    const file = new File([new Uint8Array(bytes)], name);
    return shop.call(uploadOrder, { file, fileName: name }, { token, ...others });
  };
  const readSheet = (bytes: Buffer, options: CallOptions & { name?: string } = {}) => {
    const { name = "订购.xlsx", ...others } = options;
    const file = new File([new Uint8Array(bytes)], name);
    return shop.call(readOrderWorkbook, { file, fileName: name }, { token, ...others });
  };
  const quantities = async () => {
    const answer = await shop.call(readCart, {}, { token });
    if (answer.code === codes.emptyCart) return {};
    return Object.fromEntries(
      answer.data.reagents.map(({ productCode, quantity }) => [productCode, quantity]),
    );
  };

  describe("an uploaded sheet", () => {
    onlyOnDefault(kind, () => {
      test("an uploaded sheet gets a verdict for every row, and its good rows are in the cart", async () => {
        const { data } = await upload(
          sheet([
            ["E100001-500mL", 2],
            ["e100001－500ml ", "３瓶"],
            ["E100001-2.5L", "一"],
            ["X999999-1g", 1],
            ["E100001", 1],
            ["S100003-5kg", 1],
            ["S100003-1kg", 1],
            ["E100001-200L", 1],
            ["E100001-500mL", "若干"],
            [null, 4],
            ["E100001-500mL", 9999],
          ]),
        );
        expect(data.rows.map(({ row, verdict, message }) => [row, verdict, message])).toEqual([
          [2, "added", "已加入购物车"],
          [3, "merged", "与前面相同的货号合并"],
          [4, "added", "已加入购物车"],
          [5, "refused", "没有找到该货号，请检查后再试。"],
          [6, "refused", rowMessages["code-ambiguous"].zh],
          [7, "refused", expect.stringContaining("询价")],
          [8, "refused", expect.stringContaining("询单")],
          [9, "refused", expect.any(String)],
          [10, "refused", expect.stringContaining("数量无法识别")],
          [11, "refused", "没有货号。"],
          [12, "refused", expect.stringContaining("不能超过 9999")],
        ]);
        expect(await quantities()).toEqual({ "E100001-500mL": 5, "E100001-2.5L": 1 });
      });

      test("an uploaded sheet without codes adds the packs that it means for certain, and lists the others", async () => {
        const bytes = sheetBytes([
          ["品名", "CAS号", "规格", "数量"],
          ["", "64-17-5", "2.5L", 2],
          ["乙醇", "", "500mL", 1],
          ["ethnaol", "", "2.5L", 1],
          ["E100001-2.5L", "", "", 1],
          ["X100001 乙醇", "64-17-5", "2.5L", "若干"],
        ]);
        const { data } = await upload(bytes);
        expect(
          data.rows.map(({ row, productCode, message }) => [row, productCode, message]),
        ).toEqual([
          [2, "64-17-5 2.5L", meantMessages.added("E100001-2.5L").zh],
          [3, "乙醇 500mL", rowMessages["code-ambiguous"].zh],
          [4, "ethnaol 2.5L", cartMessages.unknownProduct.zh],
          [5, "E100001-2.5L", "与前面相同的货号合并"],
          [6, "64-17-5 X100001 乙醇 2.5L", rowMessages["quantity-unreadable"].zh],
        ]);
        expect(await quantities()).toEqual({ "E100001-2.5L": 3 });
      });

      test("an unknown code of the shop's form is not replaced by the name beside it", async () => {
        const { data } = await upload(
          sheetBytes([
            ["货号", "品名", "规格", "数量"],
            ["E999999-2.5L", "乙醇", "2.5L", 1],
          ]),
        );
        expect(data.rows).toMatchObject([{ verdict: "refused", productCode: "E999999-2.5L" }]);
        expect(await quantities()).toEqual({});
      });

      test("an uploaded sheet fills the cart, and each row beyond is told", async () => {
        await fillCartUp(shop.database, "lin", 1);
        const { data } = await upload(
          sheet([
            ["E100001-500mL", 2],
            ["E100001-2.5L", 1],
            ["E100001-500mL", 1],
            ["E100002-500mL", 1],
          ]),
        );
        expect(data.rows.map(({ row, message }) => [row, message])).toEqual([
          [2, "已加入购物车"],
          [3, cartMessages.full.zh],
          [4, "与前面相同的货号合并"],
          [5, cartMessages.full.zh],
        ]);
      });

      test("an uploaded sheet adds to what is in the cart, and only once for a repeat of the request", async () => {
        const bytes = sheet([["E100001-500mL", 2]]);
        await upload(bytes, { requestKey: "sheet-key-1" });
        const again = await upload(bytes, { requestKey: "sheet-key-1" });
        expect(again.data.rows).toHaveLength(1);
        expect(await quantities()).toEqual({ "E100001-500mL": 2 });
        const other = await upload(sheet([["E100001-500mL", 7]]), { requestKey: "sheet-key-1" });
        expect(other.code).toBe(codes.keyReused);
        await upload(bytes, { requestKey: "sheet-key-2" });
        expect(await quantities()).toEqual({ "E100001-500mL": 4 });
      });
    });

    test("an uploaded sheet adds once where the same request arrives twice at a time", async () => {
      const bytes = sheet([["E100001-500mL", 2]]);
      const options = { requestKey: "sheet-key-3" };
      await Promise.all([upload(bytes, options), upload(bytes, options)]);
      expect(await quantities()).toEqual({ "E100001-500mL": 2 });
    });

    onlyOnDefault(kind, () => {
      test("a spreadsheet is read as lines of an order sheet, and the cart stays", async () => {
        const { data } = await readSheet(
          sheet([
            ["E100001-500mL", 2],
            ["乙醇 64-17-5", null],
          ]),
        );
        expect(data.rows).toEqual([
          { text: "E100001-500mL", quantity: "2", hasQuantity: true },
          { text: "乙醇 64-17-5", quantity: "", hasQuantity: true },
        ]);
        const bare = await readSheet(sheetBytes([["E100001-500mL", 2]]));
        expect(bare.data.rows).toEqual([
          { text: "E100001-500mL\t2", quantity: "", hasQuantity: false },
        ]);
        expect(await quantities()).toEqual({});
        expect((await readSheet(sheet([]), { token: undefined })).code).toBe(codes.notLoggedIn);
        const refusals = [
          await readSheet(sheet([])),
          await readSheet(sheet([]), { name: "清单.csv" }),
          await readSheet(Buffer.from("货号,数量")),
          await readSheet(Buffer.alloc(10 * 1024 * 1024)),
        ];
        expect(refusals.map(({ code, message }) => [code, message])).toEqual([
          [codes.nothingToOrder, sheetMessages.noRows.zh],
          [codes.badRequest, sheetMessages.extension.zh],
          [codes.badRequest, sheetMessages.content.zh],
          [codes.badRequest, sheetMessages.tooLarge.zh],
        ]);
      });

      test.each([
        [
          "a name that is not of a spreadsheet",
          "清单.csv",
          sheet([["E100001-500mL", 1]]),
          codes.badRequest,
          sheetMessages.extension,
        ],
        [
          "another content",
          "清单.xlsx",
          Buffer.from("货号,数量\nE100001-500mL,1"),
          codes.badRequest,
          sheetMessages.content,
        ],
        [
          "10 MB",
          "清单.xlsx",
          Buffer.alloc(10 * 1024 * 1024),
          codes.badRequest,
          sheetMessages.tooLarge,
        ],
        [
          "no columns",
          "清单.xlsx",
          sheetBytes([["E100001-500mL", 1]]),
          codes.nothingToOrder,
          sheetMessages.noColumns,
        ],
        ["no rows", "清单.xlsx", sheet([]), codes.nothingToOrder, sheetMessages.noRows],
      ])(
        "an uploaded sheet with %s is refused, and the cart stays",
        async (_, name, bytes, code, message) => {
          expect(await upload(bytes, { name })).toMatchObject({ code, message: message.zh });
          expect((await upload(bytes, { name, language: "en" })).message).toBe(message.en);
          expect(await quantities()).toEqual({});
        },
      );

      test("an uploaded sheet is refused to a guest, and where its form has no file or is larger than allowed", async () => {
        expect((await upload(sheet([]), { token: undefined })).code).toBe(codes.notLoggedIn);
        const wire = { file: "text", fileName: "a.xlsx" };
        expect((await shop.callWire(uploadOrder, wire, { token })).code).toBe(codes.badRequest);
        expect((await upload(Buffer.alloc(11 * 1024 * 1024))).code).toBe(codes.tooLarge);
      });
    });
  });

  onlyOnDefault(kind, () => {
    test("mended rows are added, each with a verdict, once for a repeat", async () => {
      const rows = [
        { sheet: "", row: 5, productCode: "E100001-500mL", quantity: "2" },
        { sheet: "二", row: 6, productCode: "X999999-1g", quantity: "1" },
      ];
      for (let time = 0; time < 2; time += 1) {
        const { data } = await shop.call(
          addOrderRows,
          { rows },
          { token, requestKey: "mended-key" },
        );
        expect(data.rows.map(({ sheet: name, row, verdict }) => [name, row, verdict])).toEqual([
          ["", 5, "added"],
          ["二", 6, "refused"],
        ]);
      }
      expect(await quantities()).toEqual({ "E100001-500mL": 2 });
    });

    test("a row that was mended to a name with an amount is added as the pack that it means", async () => {
      const rows = [
        { sheet: "", row: 5, productCode: "ethanol 64-17-5 2.5L", quantity: "2" },
        { sheet: "", row: 6, productCode: "E100001", quantity: "1" },
      ];
      const { data } = await shop.call(addOrderRows, { rows }, { token, language: "en" });
      expect(data.rows.map(({ message }) => message)).toEqual([
        meantMessages.added("E100001-2.5L").en,
        rowMessages["code-ambiguous"].en,
      ]);
    });

    test("a ticket ends with the session in which it was issued", async () => {
      const leaving = await shop.logIn(customers.lin);
      const { data } = await shop.call(issueTemplateTicket, {}, { token: leaving });
      await shop.call(logOut, {}, { token: leaving });
      expect((await shop.server.inject(data.url)).json()).toMatchObject({ code: codes.notFound });
    });

    test("the template is downloaded once for a ticket, and an upload of it has no rows", async () => {
      const { data } = await shop.call(issueTemplateTicket, {}, { token });
      const { statusCode, rawPayload, headers } = await shop.server.inject(data.url);
      expect(statusCode).toBe(200);
      expect(headers["content-disposition"]).toContain("attachment");
      const book = read(rawPayload);
      const [first] = Object.values(book.Sheets);
      expect(first && utils.sheet_to_json(first, { header: 1 })[0]).toEqual(HEAD);
      expect((await upload(rawPayload)).message).toBe(sheetMessages.noRows.zh);
      expect((await shop.server.inject(data.url)).json()).toMatchObject({ code: codes.notFound });
      expect(data.url).not.toContain(token);
    });
  });
});
