import {
  acceptQuote,
  issueQuotationTicket,
  readEnquiry,
  sendBulkEnquiry,
} from "@reagent/api/contract/enquiry";
import { codes } from "@reagent/api/contract/envelope";
import { DEMO_SHOP } from "@reagent/api/contract/shop";
import { enquiryMessages } from "@reagent/api/messages/enquiry";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dayOf } from "../../basics/day.ts";
import { quotationSheet } from "../../documents/quotation.ts";
import { openPdfPrinter } from "../../ports/documents/pdf-printer.ts";
import type { Sheet } from "../../ports/documents/sheet.ts";
import { onDefaultDatabase } from "../../testing/databases.ts";
import { customers } from "../../testing/fixture.ts";
import { operateIn } from "../../testing/operate.ts";
import { orderRow } from "../../testing/orders.ts";
import { pdfText } from "../../testing/pdf-text.ts";
import { openShop, type TestShop } from "../../testing/shop.ts";

const ETHANOL = "E100001-500mL";
const LAST_DAY = "2026-12-31";

onDefaultDatabase((makePlace) => {
  let shop: TestShop;
  let lin: string;
  let wang: string;
  beforeAll(async () => {
    shop = await openShop(makePlace, { pdfPrinter: openPdfPrinter() });
    lin = await shop.logIn(customers.lin);
    wang = await shop.logIn(customers.wang);
  });
  afterAll(() => shop.close());

  const question = {
    email: customers.lin as string,
    name: "林静",
    mobile: "13800000000",
    company: "示例大学",
    province: "310000",
    place: "310104",
    district: "310104",
    address: "示例路100号",
    area: "",
    phone: "",
    extension: "",
    zip: "200000",
    fax: "",
    specification: "AR",
    productName: "乙醇",
    pack: "500mL",
    casNumber: "",
    quantity: "4",
    price: "",
    neededBy: "十二月",
    isFirst: false,
    itemCode: "E100001",
    origin: "specification",
  } as const;

  let asked = 0;
  /** An enquiry, whose quote is for four packs at ¥1,250.50. */
  async function quoted(by: string | undefined = lin): Promise<string> {
    asked += 1;
    const note = `question ${asked}`;
    await shop.call(sendBulkEnquiry, { ...question, note }, by === undefined ? {} : { token: by });
    const sent = await shop.database.read.selectFrom("enquiries").selectAll().execute();
    const id = sent.find(({ content }) => content.includes(note))?.id ?? "";
    const terms = ["--price", "1250.50", "--quantity", "4", "--until", LAST_DAY];
    await operateIn(shop, "enquiry-quote", id, ETHANOL, "两周内发货。", ...terms);
    return id;
  }

  const ticket = (enquiryId: string, token: string, language: "cn" | "en" = "cn") =>
    shop.call(issueQuotationTicket, { enquiryId }, { token, language });
  const open = (url: string) => shop.server.inject({ method: "GET", url });
  const sheetOf = async (enquiryId: string, at: string, language: "zh" | "en" = "zh") =>
    quotationSheet(shop.database.read, enquiryId, { language, now: Date.parse(`${at}+08:00`) });
  const factsIn = (sheet: Sheet | undefined) =>
    Object.fromEntries(
      sheet?.blocks
        .flatMap((block) => (block.kind === "facts" ? block.facts : []))
        .map(({ label, value }) => [label, value]) ?? [],
    );

  test("a quotation has number, days, parties, goods, tax and answer", async () => {
    const id = await quoted();
    const sheet = await sheetOf(id, "2026-12-01T10:00");
    const today = dayOf(shop.clock.now());
    const { company, bank } = DEMO_SHOP;
    expect(factsIn(sheet)).toMatchObject({
      报价编号: id.slice(0, 8),
      询价日期: today,
      报价日期: today,
      有效期至: "2026-12-31（北京时间）",
      客户单位: "示例大学",
      联系人: "林静",
      联系电话: "13800000000",
      邮箱: customers.lin,
      客户地址: "上海市徐汇区 示例路100号 200000",
      需要时间: "十二月",
      销售方: `${company.name.zh} ${company.address.zh}`,
      收款账户: `${bank.holder.zh} ${bank.name.zh} ${bank.account}`,
      不含税金额: "¥4,426.55",
      "增值税（税率 13%）": "¥575.45",
      "合计（含税）": "¥5,002.00",
    });
    expect(factsIn(sheet)).not.toHaveProperty("状态");
    const table = sheet?.blocks.find((block) => block.kind === "table");
    expect(table?.rows).toEqual([
      [ETHANOL, "乙醇 AR, ≥99.7%", "64-17-5", "500mL", "4", "1,250.50", "5,002.00"],
    ]);
    expect(sheet?.blocks).toContainEqual({ kind: "paragraph", text: "两周内发货。" });
  });

  test("a quotation says from the end of its last day in China on that it has expired, and is still printed", async () => {
    const id = await quoted();
    expect(factsIn(await sheetOf(id, "2026-12-31T23:59"))).not.toHaveProperty("状态");
    const after = await sheetOf(id, "2027-01-01T00:00");
    expect(factsIn(after)["状态"]).toBe(enquiryMessages.quoteExpired.zh);
    const inEnglish = await sheetOf(id, "2027-01-01T00:00", "en");
    expect(factsIn(inEnglish)["Status"]).toBe(enquiryMessages.quoteExpired.en);
  });

  test("a quotation in English has an address in Chinese as it was written, and the enquiry on an English page its regions in English", async () => {
    const id = await quoted();
    expect(factsIn(await sheetOf(id, "2026-12-01T10:00", "en"))["Address"]).toBe(
      "上海市徐汇区 示例路100号 200000",
    );
    const regionIn = async (language: "cn" | "en") => {
      const options = { token: lin, language };
      const { fields } = (await shop.call(readEnquiry, { enquiryId: id }, options)).data;
      return fields.find(({ name }) => name === "region")?.value;
    };
    expect(await regionIn("en")).toBe("Xuhui, Shanghai");
    expect(await regionIn("cn")).toBe("上海市徐汇区");
  });

  test("a quotation that was ordered has the number of the order", async () => {
    const id = await quoted();
    await shop.database.transact(async (tx) => {
      const order = { id: "ordered", code: "MK2026120100001", customer_id: "lin" };
      const created_at = shop.clock.now();
      await tx
        .insertInto("orders")
        .values(orderRow({ ...order, created_at }))
        .execute();
      await tx
        .updateTable("quotes")
        .set({ order_id: order.id })
        .where("enquiry_id", "=", id)
        .execute();
    });
    expect(factsIn(await sheetOf(id, "2027-01-01T00:00"))).toMatchObject({
      状态: enquiryMessages.quoteOrdered.zh,
      订单号: "MK2026120100001",
    });
  });

  test("a quotation of a pack that left the catalogue has its code, and says so", async () => {
    const id = await quoted();
    await shop.database.transact((tx) =>
      tx
        .updateTable("quotes")
        .set({ product_code: "E100001-7L" })
        .where("enquiry_id", "=", id)
        .execute(),
    );
    const sheet = await sheetOf(id, "2026-12-01T10:00");
    expect(factsIn(sheet)["状态"]).toBe(enquiryMessages.quotedPackGone.zh);
    const table = sheet?.blocks.find((block) => block.kind === "table");
    expect(table?.rows).toEqual([["E100001-7L", "", "", "", "4", "1,250.50", "5,002.00"]]);
  });

  test("a quotation opens once as PDF for a ticket of its owner, in the language of the page", async () => {
    const id = await quoted();
    for (const [language, title] of [
      ["cn", "报价单"],
      ["en", "Quotation"],
    ] as const) {
      const { url } = (await ticket(id, lin, language)).data;
      const read = await open(url);
      expect(read.headers["content-type"]).toBe("application/pdf");
      expect(pdfText(read.rawPayload)).toContain(title);
      expect((await open(url)).json()).toMatchObject({ code: codes.notFound });
    }
  });

  test("a quotation opens for no other customer, and for no enquiry without a quote", async () => {
    const [id, other] = [await quoted(), await quoted(wang)];
    const refusal = { code: codes.notFound, message: enquiryMessages.noQuote.zh };
    expect(await ticket(id, wang)).toMatchObject(refusal);
    expect(await ticket("0", lin)).toMatchObject(refusal);
    const { url } = (await ticket(other, wang)).data;
    expect((await open(url.replace(other, id))).json()).toMatchObject({ code: codes.notFound });
  });

  test("a quotation of a guest belongs to the account with the same e-mail address, also once it is accepted", async () => {
    const id = await quoted(undefined);
    expect((await shop.call(acceptQuote, { enquiryId: id }, { token: lin })).code).toBe(200);
    expect((await ticket(id, lin)).code).toBe(200);
    expect((await ticket(id, wang)).code).toBe(codes.notFound);
  });
});
