import { readdir } from "node:fs/promises";
import type { ParamsOf } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import { readOrder } from "@reagent/api/contract/order";
import * as contract from "@reagent/api/contract/return";
import { issueDocumentTicket } from "@reagent/api/contract/upload";
import {
  RETURN_FILE_EXTENSIONS,
  RETURN_FILES_OF_CUSTOMER,
  UNRETURNED_LIFE_MS,
} from "@reagent/domain/return-file";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { refundGoods } from "../../ordering/orders/transitions/refund.ts";
import { onDefaultDatabase, onEachDatabase } from "../../testing/databases.ts";
import { bytesLike, dataUrl } from "../../testing/documents.ts";
import { customers, packIds } from "../../testing/fixture.ts";
import { returnFileLike } from "../../testing/return-files.ts";
import { placeSentOrder, SENT_BATCHES } from "../../testing/sent-orders.ts";
import { openShop, type TestShop } from "../../testing/shop.ts";
import { sweepUploads } from "../upload/sweep.ts";
import { approveReturn, closeReturn, finishReturn, receiveReturn, refuseReturn } from "./steps.ts";

type Application = ParamsOf<typeof contract.applyForReturn>;
type ReturnLine = Application["lines"][number];

const CODE = "E100001-500mL";
const everything = {
  limit: 10,
  page: 1,
  orderCode: "",
  returnCode: "",
  status: "all",
  created: { from: "", to: "" },
} as const;
const unattached = { orderId: "sent", module: "return", isUnattached: true } as const;
/** The first batch of the order: three were sent. */
const line: ReturnLine = {
  productCode: CODE,
  productId: String(packIds.ethanol500),
  casNumber: "64-17-5",
  price: 1000 as ReturnLine["price"],
  quantity: 1,
  batchCode: SENT_BATCHES[0].batchCode,
  remark: "",
  isOpened: false,
  openedQuantity: 0,
};

onEachDatabase((makePlace) => {
  let shop: TestShop;
  let token: string;

  beforeAll(async () => {
    shop = await openShop(makePlace);
    token = await shop.logIn(customers.lin);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    await shop.database.transact(async (tx) => {
      await tx.deleteFrom("orders").execute();
      await tx.deleteFrom("ledger_entries").execute();
    });
    await placeSentOrder(shop.database, { id: "sent", now: shop.clock.time });
  });

  const apply = (change: Partial<Application> = {}, requestKey?: string) =>
    shop.call(
      contract.applyForReturn,
      { orderId: "sent", lines: [line], reason: "误购", files: [], ...change },
      { token, ...(requestKey !== undefined && { requestKey }) },
    );

  describe("applications at the same time", () => {
    test("applications for a return at the same time return each unit once, 50 of them for the same batch", async () => {
      const answers = await Promise.all(Array.from({ length: 50 }, () => apply()));
      const accepted = answers.filter(({ code }) => code === codes.success);
      const others = answers.filter(({ code }) => code !== codes.success);
      expect(accepted).toHaveLength(3);
      for (const { code } of others) {
        expect([codes.badRequest, codes.tooMany, codes.busy]).toContain(code);
      }
      const rows = await shop.database.read.selectFrom("return_lines").selectAll().execute();
      expect(rows.map(({ quantity }) => quantity)).toEqual([1, 1, 1]);
      expect(new Set(accepted.map(({ data }) => data.returnCode)).size).toBe(3);
    });

    test("applications for a return of different batches at the same time do not exceed what the line has left", async () => {
      const context = { now: shop.clock.time, language: "zh" } as const;
      // 5 were sent, and 3 of them refunded otherwise.
      await shop.database.transact((tx) =>
        refundGoods(tx, { orderId: "sent", productCode: CODE, quantity: 3 }, context),
      );
      const second = { ...line, batchCode: SENT_BATCHES[1].batchCode };
      await Promise.all([line, second, line, second].map((each) => apply({ lines: [each] })));
      const rows = await shop.database.read.selectFrom("return_lines").selectAll().execute();
      expect(rows.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(2);
    });

    test("applications for a return with the same request key are one", async () => {
      const answers = await Promise.all([1, 2, 3].map(() => apply({}, "the-same-request-key-1")));
      const made = new Set(
        answers.filter(({ code }) => code === 200).map(({ data }) => data.returnId),
      );
      expect(made.size).toBe(1);
      expect(await shop.database.read.selectFrom("returns").selectAll().execute()).toHaveLength(1);
    });
  });

  test("the list finds returns by part of a number, by status and by day", async () => {
    const { returnCode } = (await apply()).data;
    const list = async (change: Partial<ParamsOf<typeof contract.listReturns>>) =>
      (
        await shop.call(
          contract.listReturns,
          {
            ...everything,
            ...change,
          },
          { token },
        )
      ).data.total;
    expect(await list({ returnCode: returnCode.slice(2).toLowerCase() })).toBe(1);
    expect(await list({ orderCode: "mk-se" })).toBe(1);
    expect(await list({ orderCode: "%" })).toBe(0);
    expect(await list({ status: "pending" })).toBe(1);
    expect(await list({ status: "closed" })).toBe(0);
    const today = new Date(shop.clock.time + 8 * 3_600_000).toISOString().slice(0, 10);
    expect(await list({ created: { from: today, to: today } })).toBe(1);
    expect(await list({ created: { from: "", to: "2020-01-01" } })).toBe(0);
  });
});

onDefaultDatabase((makePlace) => {
  let shop: TestShop;
  let token: string;
  let others: string;

  beforeAll(async () => {
    shop = await openShop(makePlace);
    token = await shop.logIn(customers.lin);
    others = await shop.logIn(customers.wang);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    await shop.database.transact(async (tx) => {
      for (const table of ["orders", "ledger_entries", "uploads"] as const) {
        await tx.deleteFrom(table).execute();
      }
    });
    await Promise.all((await stored()).map((name) => shop.files.remove(name)));
    await placeSentOrder(shop.database, { id: "sent", now: shop.clock.time });
  });

  const stored = () => readdir(shop.filesFolder).catch(() => []);
  const as = (of = token) => ({ token: of });
  const apply = (change: Partial<Application> = {}, of = token) =>
    shop.call(
      contract.applyForReturn,
      { orderId: "sent", lines: [line], reason: "误购", files: [], ...change },
      as(of),
    );
  const upload = (change: Partial<ParamsOf<typeof contract.uploadReturnFile>> = {}, of = token) =>
    shop.call(
      contract.uploadReturnFile,
      {
        ...unattached,
        content: dataUrl(bytesLike("png")),
        fileName: "照片.png",
        ...change,
      },
      as(of),
    );
  const returnable = async (of = token) =>
    shop.call(contract.listReturnableLines, { orderId: "sent" }, as(of));
  const left = async () => (await returnable()).data.lines.map((each) => each.returnable);
  const context = () => ({ now: shop.clock.time, language: "zh" }) as const;
  const step = <Result>(
    work: (tx: Parameters<Parameters<typeof shop.database.transact>[0]>[0]) => Promise<Result>,
  ) => shop.database.transact(work);
  const detail = async (returnId: string, of = token) =>
    shop.call(contract.readReturn, { returnId, productCode: "" }, as(of));

  describe("the batches of an order (customer centre §3, return line)", () => {
    test("the batches of an order always say whether they were opened, empty until that is chosen", async () => {
      const { method, path } = contract.listReturnableLines;
      const { text } = await shop.callText({ method, path }, { id: "sent" }, { token });
      const { data } = JSON.parse(text) as { data: { list: object[] } };
      expect(data.list).not.toHaveLength(0);
      for (const batch of data.list) expect(batch).toMatchObject({ is_open: "" });
    });

    test("the batches of an order have what was sent of each, less what is under way", async () => {
      expect(await left()).toEqual([3, 2]);
      await apply({ lines: [{ ...line, quantity: 2 }] });
      expect(await left()).toEqual([1, 2]);
    });

    test("the batches of an order are free again when the return is refused or closed", async () => {
      const first = (await apply({ lines: [{ ...line, quantity: 3 }] })).data.returnId;
      await step((tx) => refuseReturn(tx, { returnId: first, reason: "已开封" }, context()));
      const second = (await apply({ lines: [{ ...line, quantity: 3 }] })).data.returnId;
      await step((tx) => closeReturn(tx, second, context()));
      expect(await left()).toEqual([3, 2]);
    });

    test("the batches of an order are refused for an order without goods to return, and for another customer's", async () => {
      await apply({
        lines: [
          { ...line, quantity: 3 },
          { ...line, batchCode: SENT_BATCHES[1].batchCode, quantity: 2 },
        ],
      });
      expect(await returnable()).toMatchObject({
        code: codes.locked,
        message: "该订单没有可退的商品。",
      });
      expect((await returnable(others)).code).toBe(codes.notFound);
      const order = await shop.call(readOrder, { orderId: "sent", isLegacy: false }, as());
      expect(order.data.isReturnable).toBe(false);
    });
  });

  describe("an application (customer centre §5, returns)", () => {
    test.each<[string, Partial<Application>, string]>([
      ["no description", { reason: " " }, '请填写 "退货描述"'],
      ["no line", { lines: [] }, '请填写 "退货数量"'],
      ["a quantity of 0", { lines: [{ ...line, quantity: 0 }] }, '请填写 "退货数量"'],
      ["more than were sent", { lines: [{ ...line, quantity: 4 }] }, "退货数量不能大于可退数量！"],
      [
        "a negative quantity",
        { lines: [{ ...line, quantity: -1 }] },
        "退货数量必须是不小于 0 的整数。",
      ],
      ["a fraction", { lines: [{ ...line, quantity: 0.5 }] }, "退货数量必须是不小于 0 的整数。"],
      ["the same batch twice", { lines: [line, line] }, "退货数量不能大于可退数量！"],
      [
        "another batch",
        { lines: [{ ...line, batchCode: "C0" }] },
        "订单中没有该货号与批号的已发货商品。",
      ],
      [
        "another product's id",
        { lines: [{ ...line, productId: "99" }] },
        "订单中没有该货号与批号的已发货商品。",
      ],
      [
        "not saying whether it was opened",
        { lines: [{ ...line, isOpened: null }] },
        '请选择 "是否开封"',
      ],
      ["not saying how many", { lines: [{ ...line, isOpened: true }] }, '请填写 "开封数量"'],
      [
        "101 files",
        { files: Array.from({ length: 101 }, (_, at) => ({ fileId: `f${at}`, fileName: "" })) },
        "最多上传 100 个文件。",
      ],
      [
        "a file that was not uploaded",
        { files: [{ fileId: "none", fileName: "a.png" }] },
        "文件不存在或已过期，请重新上传。",
      ],
    ])(
      "an application for a return with %s is refused with its words, and changes nothing",
      async (_what, change, message) => {
        expect(await apply(change)).toMatchObject({ code: codes.badRequest, message });
        expect(await shop.database.read.selectFrom("returns").selectAll().execute()).toEqual([]);
        expect(await left()).toEqual([3, 2]);
      },
    );

    test("an application for a return is refused for another customer's order and for an order that was not sent", async () => {
      expect((await apply({}, others)).code).toBe(codes.notFound);
      await placeSentOrder(shop.database, {
        id: "other",
        now: shop.clock.time,
        customerId: "wang",
      });
      expect((await apply({ orderId: "other" })).code).toBe(codes.notFound);
      await shop.database.transact((tx) =>
        tx.updateTable("orders").set({ review: "pending" }).where("id", "=", "sent").execute(),
      );
      expect((await apply()).code).toBe(codes.badRequest);
    });

    test("an application for a return is read with its lines, its files in their order, and its reason, script and all", async () => {
      const script = "<script>alert(1)</script>";
      const ids = await Promise.all(
        ["1.png", "2.png"].map(async (fileName) => (await upload({ fileName })).data.fileId),
      );
      const files = ids.toReversed().map((fileId) => ({ fileId, fileName: "" }));
      const opened = { ...line, quantity: 2, isOpened: true, openedQuantity: 1, remark: script };
      const { returnId, returnCode } = (await apply({ lines: [opened], reason: script, files }))
        .data;
      expect(returnCode).toMatch(/^TH\d{13}$/u);
      const { data } = await detail(returnId);
      expect(data.info).toMatchObject({ status: "pending", goods: "undecided", reason: script });
      expect(data.info).toMatchObject({ orderId: "sent", kind: "reagent", isLegacy: false });
      expect(data.lines).toMatchObject([
        { productCode: CODE, quantity: 2, isOpened: true, openedQuantity: 1, remark: script },
      ]);
      expect(data.files).toMatchObject([{ fileName: "2.png" }, { fileName: "1.png" }]);
      expect(data.refund).toBeNull();
      expect((await detail(returnId, others)).code).toBe(codes.notFound);
    });
  });

  describe("files (customer centre §5, returns; decisions, upload storage)", () => {
    const wrongType = "不支持的文件格式!";
    const otherContent = "文件内容与扩展名不符，请检查后重新选择。";
    test.each(RETURN_FILE_EXTENSIONS)("files of type %s are stored", async (extension) => {
      const bytes = returnFileLike(extension);
      const fileName = `附件.${extension}`;
      const answer = await upload({ fileName, content: bytes.toString("base64") });
      expect(answer.message).toBe("成功");
      expect(answer.data.fileName).toBe(fileName);
      expect(await shop.files.read(answer.data.fileId)).toEqual(bytes);
    });

    test.each<[string, string, Buffer, string]>([
      ["an exe", "a.exe", Buffer.from("MZ\u0090\u0000"), wrongType],
      ["an exe that is called a PDF", "a.pdf", Buffer.from("MZ\u0090\u0000"), otherContent],
      ["an exe that is called a text", "a.txt", Buffer.from("MZ\u0090\u0000"), otherContent],
      ["a PDF that is called a picture", "a.png", bytesLike("pdf"), otherContent],
      ["zeros that are called a text", "a.txt", Buffer.alloc(20), otherContent],
      ["a file without bytes", "a.png", Buffer.alloc(0), "文件是空的，请重新选择。"],
      [
        "a name of 300 characters after slashes",
        `../etc/${"n".repeat(296)}.png`,
        bytesLike("png"),
        "文件名过长，最多 255 个字符。",
      ],
    ])(
      "the upload of %s is refused with words, and not stored",
      async (_what, fileName, bytes, message) => {
        expect(await upload({ fileName, content: dataUrl(bytes) })).toMatchObject({
          code: codes.badRequest,
          message,
        });
        expect(await stored()).toEqual([]);
      },
    );

    test("files lose the path of their name", async () => {
      expect((await upload({ fileName: "../../etc/passwd.png" })).data.fileName).toBe("passwd.png");
    });

    test("files are for the customer's own orders, and read by their owner only", async () => {
      expect((await upload({}, others)).code).toBe(codes.notFound);
      const { fileId } = (await upload()).data;
      const ticket = (of: string) =>
        shop.call(issueDocumentTicket, { uploadId: fileId }, { token: of });
      expect((await ticket(others)).code).toBe(codes.notFound);
      const { url } = (await ticket(token)).data;
      const read = await shop.server.inject({ method: "GET", url });
      expect(read.rawPayload).toEqual(bytesLike("png"));
      const text = (await upload({ fileName: "a.txt", content: dataUrl(Buffer.from("<b>")) })).data;
      const { data } = await shop.call(issueDocumentTicket, { uploadId: text.fileId }, { token });
      const saved = await shop.server.inject({ method: "GET", url: data.url });
      expect(saved.headers["content-disposition"]).toMatch(/^attachment/u);
      expect(saved.headers["x-content-type-options"]).toBe("nosniff");
    });

    test("files of another customer, of another order or of another return are not part of a return", async () => {
      await placeSentOrder(shop.database, { id: "second", now: shop.clock.time });
      await placeSentOrder(shop.database, {
        id: "other",
        now: shop.clock.time,
        customerId: "wang",
      });
      const theirs = (await upload({ orderId: "other" }, others)).data.fileId;
      const ofSecond = (await upload({ orderId: "second" })).data.fileId;
      const used = (await upload()).data.fileId;
      const files = (fileId: string) => [{ fileId, fileName: "" }];
      expect((await apply({ files: files(used) })).code).toBe(codes.success);
      for (const fileId of [theirs, ofSecond, used]) {
        expect((await apply({ files: files(fileId) })).code).toBe(codes.badRequest);
      }
    });

    test("files are deleted by their owner, unless a return has them", async () => {
      const remove = (fileId: string, of = token) =>
        shop.call(contract.deleteReturnFile, { ...unattached, fileId }, { token: of });
      const [first, second, kept] = await Promise.all(
        [1, 2, 3].map(async () => (await upload()).data.fileId),
      );
      await apply({ files: [{ fileId: kept ?? "", fileName: "" }] });
      expect((await remove(first ?? "", others)).code).toBe(codes.notFound);
      expect((await remove(kept ?? "")).code).toBe(codes.notFound);
      expect((await remove(first ?? "")).code).toBe(codes.success);
      const all = { fileIds: [second ?? "", kept ?? ""] };
      await shop.call(contract.deleteReturnFiles, all, { token: others });
      expect(new Set(await stored())).toEqual(new Set([second, kept]));
      await shop.call(contract.deleteReturnFiles, all, { token });
      expect(await stored()).toEqual([kept]);
    });

    test("files are limited for each customer, until their returns end", async () => {
      const { returnId } = (await apply({ files: [] })).data;
      const row = (at: number) => ({
        id: `filler-${at}`,
        customer_id: "lin",
        slot: "return",
        file_name: "a.png",
        media_type: "image/png",
        is_filed: 1 as const,
        created_at: shop.clock.time,
        order_id: "sent",
        return_id: returnId,
        size: 1,
      });
      await shop.database.transact((tx) =>
        tx
          .insertInto("uploads")
          .values(Array.from({ length: RETURN_FILES_OF_CUSTOMER.files - 1 }, (_, at) => row(at)))
          .execute(),
      );
      const answers = await Promise.all([1, 2, 3].map(() => upload()));
      expect(answers.filter(({ code }) => code === codes.success)).toHaveLength(1);
      expect(answers.filter(({ code }) => code === codes.badRequest)).toHaveLength(2);
      expect(await stored()).toHaveLength(1);
      await step((tx) => closeReturn(tx, returnId, context()));
      expect((await upload()).code).toBe(codes.success);
      await shop.database.transact((tx) =>
        tx
          .updateTable("uploads")
          .set({ return_id: null, size: RETURN_FILES_OF_CUSTOMER.bytes })
          .where("id", "=", "filler-0")
          .execute(),
      );
      expect((await upload()).code).toBe(codes.badRequest);
    });

    test("files are deleted after a day without a return", async () => {
      const [kept, orphan] = await Promise.all(
        [1, 2].map(async () => (await upload()).data.fileId),
      );
      await apply({ files: [{ fileId: kept ?? "", fileName: "" }] });
      shop.clock.time += UNRETURNED_LIFE_MS;
      await sweepUploads(shop, shop.clock.time);
      expect(new Set(await stored())).toEqual(new Set([kept, orphan]));
      shop.clock.time += 1;
      await sweepUploads(shop, shop.clock.time);
      expect(await stored()).toEqual([kept]);
    });
  });

  describe("the way back (customer centre §5, return express number; §8, return slip)", () => {
    const approved = async (goods: "kept" | "sent-back" = "sent-back") => {
      const { returnId } = (await apply()).data;
      await step((tx) => approveReturn(tx, { returnId, goods }, context()));
      return returnId;
    };
    const refund = async (returnId: string, of = token) =>
      shop.call(contract.readReturnRefund, { returnId }, as(of));
    const express = (returnId: string, expressNumber = "SE7700011873", of = token) =>
      shop.call(contract.saveReturnExpress, { returnId, expressNumber }, as(of));
    const slip = (refundId: string, of = token) =>
      shop.call(contract.issueReturnSlipTicket, { refundId }, as(of));

    test("the way back of a return takes one express number, and shows it afterwards", async () => {
      const returnId = await approved();
      expect((await express(returnId, "<script>")).message).toBe(
        "快递单号由 5 至 40 位字母、数字或连字符组成。",
      );
      expect((await express(returnId, "SE7700011873", others)).code).toBe(codes.notFound);
      expect((await express(returnId)).code).toBe(codes.success);
      expect(await express(returnId, "SE2")).toMatchObject({
        code: codes.locked,
        message: "您已填写寄回快递单号：SE7700011873",
      });
      expect((await refund(returnId)).data.refund?.expressNumber).toBe("SE7700011873");
    });

    test("the way back of a return takes no express number before the approval, nor for goods that are kept", async () => {
      const { returnId } = (await apply()).data;
      for (const each of [returnId, await approved("kept")]) {
        expect((await express(each)).code).toBe(codes.locked);
        expect((await refund(each)).data.refund).toBeNull();
      }
    });

    test("the way back of a return has a slip as PDF, once for a ticket of its owner", async () => {
      const refundId = (await refund(await approved())).data.refund?.refundId ?? "";
      expect(await slip(refundId, others)).toMatchObject({
        code: codes.notFound,
        message: "您好，暂无退货单号！",
      });
      expect((await slip("TD1")).message).toBe("您好，暂无退货单号！");
      const { url } = (await slip(refundId)).data;
      expect(url).toMatch(/^\/api\/center\/return\/pdf\?id=TD\d+&ticket=/u);
      const read = await shop.server.inject({ method: "GET", url });
      expect(read.headers["content-type"]).toBe("application/pdf");
      expect(read.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
      expect((await shop.server.inject({ method: "GET", url })).json()).toMatchObject({
        code: codes.notFound,
      });
      const forged = (await slip(refundId)).data.url.replace(refundId, "TD1");
      expect((await shop.server.inject({ method: "GET", url: forged })).json()).toMatchObject({
        code: codes.notFound,
      });
    });
  });

  describe("the steps of the operator (decisions, return steps)", () => {
    const stock = async () => {
      const { stock: now } = await shop.database.read
        .selectFrom("packs")
        .select("stock")
        .where("id", "=", packIds.ethanol500)
        .executeTakeFirstOrThrow();
      return now;
    };
    const balance = async (account: "prepay" | "integral") => {
      const rows = await shop.database.read
        .selectFrom("ledger_entries")
        .select("amount")
        .where("account", "=", account)
        .execute();
      return rows.reduce((sum, { amount }) => sum + amount, 0);
    };

    test("the operator's steps of a return refund the goods once they have arrived, withdraw their points, and add them to the stock", async () => {
      const before = { stock: await stock(), integral: await balance("integral") };
      const { returnId } = (await apply({ lines: [{ ...line, quantity: 2 }] })).data;
      const finish = () =>
        step((tx) => finishReturn(tx, { returnId, isRestocked: true }, context()));
      await expect(finish()).rejects.toThrow("该退货申请的状态不允许此操作。");
      await step((tx) => approveReturn(tx, { returnId, goods: "sent-back" }, context()));
      await expect(finish()).rejects.toThrow("该退货申请的状态不允许此操作。");
      await step((tx) => receiveReturn(tx, returnId, context()));
      expect(await finish()).toBe(2000);
      await expect(finish()).rejects.toThrow("该退货申请的状态不允许此操作。");
      expect(await balance("prepay")).toBe(2000);
      expect(before.integral - (await balance("integral"))).toBe(20);
      expect(await stock()).toBe(before.stock + 2);
      expect((await detail(returnId)).data.info).toMatchObject({
        status: "completed",
        refundedAmount: 2000,
      });
      expect(await left()).toEqual([1, 2]);
    });

    test("the operator's steps of a return refund goods that the customer keeps without a receipt, and never restock them", async () => {
      const before = await stock();
      const { returnId } = (await apply()).data;
      await step((tx) => approveReturn(tx, { returnId, goods: "kept" }, context()));
      await expect(
        step((tx) => finishReturn(tx, { returnId, isRestocked: true }, context())),
      ).rejects.toThrow("没有收到可入库的商品。");
      expect(
        await step((tx) => finishReturn(tx, { returnId, isRestocked: false }, context())),
      ).toBe(1000);
      expect(await stock()).toBe(before);
    });

    test("the operator's steps of a return run once when they are repeated at the same time", async () => {
      const { returnId } = (await apply({ lines: [{ ...line, quantity: 3 }] })).data;
      await step((tx) => approveReturn(tx, { returnId, goods: "kept" }, context()));
      const ends = await Promise.allSettled(
        [1, 2, 3, 4].map(() =>
          step((tx) => finishReturn(tx, { returnId, isRestocked: false }, context())),
        ),
      );
      expect(ends.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      expect(await balance("prepay")).toBe(3000);
    });

    test("the operator's steps of a return leave what a return holds to it: it is not refunded otherwise", async () => {
      await apply({ lines: [{ ...line, quantity: 3 }] });
      const refund = (quantity: number) =>
        step((tx) => refundGoods(tx, { orderId: "sent", productCode: CODE, quantity }, context()));
      await expect(refund(3)).rejects.toThrow("退货数量超过可退数量。");
      expect(await refund(2)).toBe(2000);
    });

    test("the operator's steps of a return are noted in the timeline of the order, and mailed", async () => {
      await shop.mails();
      const { returnId, returnCode } = (await apply()).data;
      await step((tx) => refuseReturn(tx, { returnId, reason: "已开封" }, context()));
      const { data } = await shop.call(readOrder, { orderId: "sent", isLegacy: false }, as());
      expect(data.timeline.slice(-2)).toMatchObject([
        { event: "return-applied", returnCode },
        { event: "return-refused", returnCode, reason: "已开封" },
      ]);
      expect((await detail(returnId)).data.info.refusal).toBe("已开封");
      expect((await shop.mails()).map(({ subject }) => subject)).toEqual([
        `退货申请 ${returnCode} 未通过`,
      ]);
    });
  });
});
