import type { Endpoint, ParamsOf } from "@reagent/api/contract/endpoint";
import { sendAdvice, sendBulkEnquiry, sendSynthesisEnquiry } from "@reagent/api/contract/enquiry";
import { forgotPassword } from "@reagent/api/contract/recovery";
import { sendSampleCentreMessage } from "@reagent/api/contract/sample-centre";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { onDefaultDatabase } from "../../testing/databases.ts";
import { customers } from "../../testing/fixture.ts";
import { operateIn } from "../../testing/operate.ts";
import { openShop, type TestShop } from "../../testing/shop.ts";

const question = { from: "Gu@lab.example", message: "  需要样品。\n<b>尽快</b>  " };

onDefaultDatabase((makePlace) => {
  let shop: TestShop;
  beforeEach(async () => {
    shop = await openShop(makePlace);
  });
  afterEach(() => shop.close());

  const ask = (params: Partial<typeof question> = {}, options = {}) =>
    shop.call(sendSampleCentreMessage, { ...question, ...params }, { language: "en", ...options });
  const stored = () => shop.database.read.selectFrom("enquiries").selectAll().execute();
  const operator = (...args: string[]) => operateIn(shop, ...args);

  describe("a message to the sample centre (storefront §3, sample-centre message)", () => {
    test("a message to the sample centre is stored, and confirmed by a mail that does not repeat it", async () => {
      expect((await ask()).code).toBe(200);
      const [enquiry] = await stored();
      expect(enquiry).toMatchObject({ kind: "sample-centre", email: question.from });
      expect([enquiry?.customer_id, enquiry?.language, enquiry?.answered_at]).toEqual([
        null,
        "en",
        null,
      ]);
      expect(JSON.parse(enquiry?.content ?? "")).toEqual({ message: "需要样品。\n<b>尽快</b>" });
      const [mail] = await shop.mails();
      expect([mail?.to, mail?.subject]).toEqual([
        question.from,
        "We received your message to the sample centre",
      ]);
      expect(mail?.text).not.toContain("样品");
    });

    test("a message to the sample centre has the customer who sent it, and is repeated to the address of the account alone", async () => {
      const token = await shop.logIn(customers.lin);
      await ask({}, { token });
      await ask({ from: customers.lin.toUpperCase() }, { token });
      const all = await stored();
      expect(all.map((each) => each.customer_id)).toEqual(["lin", "lin"]);
      const [toOther, toOwn] = await shop.mails();
      expect(toOther?.text).not.toContain("样品");
      expect(toOwn?.text).toContain("<b>尽快</b>");
      const own = all.find(({ email }) => email !== question.from);
      expect(toOwn?.text).toContain(`Number: ${own?.id.slice(0, 8)}`);
      expect(toOwn?.text).toContain(`/en/enquiry/${own?.id}`);
      expect(toOther?.text).not.toContain("/enquiry/");
    });

    test.each([
      ["no address", { from: "" }],
      ["an address with another header", { from: "gu@lab.example\r\nBcc: x@y.example" }],
      ["no question", { message: " \n" }],
      ["a novel", { message: "x".repeat(2001) }],
    ])("a message to the sample centre is refused with %s", async (_what, params) => {
      expect((await ask(params)).code).toBe(400);
      expect(await stored()).toEqual([]);
    });

    test("a message to the sample centre is confirmed five times in an hour at most, and stored each time", async () => {
      for (let time = 0; time < 7; time += 1)
        expect((await ask({ message: `${time}` })).code).toBe(200);
      expect(await shop.mails()).toHaveLength(5);
      expect(await stored()).toHaveLength(7);
    });

    test("a message to the sample centre does not prevent a new password, however often it names the customer's address", async () => {
      const email = customers.lin;
      for (let time = 0; time < 25; time += 1) await ask({ from: email, message: `${time}` });
      await shop.mails();
      expect((await shop.call(forgotPassword, { email }, { language: "en" })).code).toBe(200);
      const subjects = (await shop.mails()).map(({ subject }) => subject);
      expect(subjects.filter((subject) => subject.startsWith("Set a new password"))).toHaveLength(
        1,
      );
    });

    test("a message to the sample centre is stored once when the form is sent twice, and again later", async () => {
      for (let time = 0; time < 3; time += 1) expect((await ask()).code).toBe(200);
      expect(await stored()).toHaveLength(1);
      shop.clock.time += 11 * 60 * 1000;
      await ask();
      expect(await stored()).toHaveLength(2);
    });

    test("a message to the sample centre is refused from a network that sent 30 in an hour", async () => {
      const answered: number[] = [];
      for (let time = 0; time < 31; time += 1) {
        answered.push((await ask({ from: `gu-${time}@lab.example` })).code);
      }
      expect(answered.filter((code) => code === 200)).toHaveLength(30);
      expect(answered.at(-1)).toBe(429);
      expect((await ask({}, { address: "198.51.100.7" })).code).toBe(200);
    });
  });

  describe("the forms of advice, synthesis and bulk sizes (storefront §3, bulk enquiry)", () => {
    const script = "<script>alert(1)</script>";
    const advice = { content: script, email: question.from, mobile: "021-0000" };
    const synthesis = {
      email: question.from,
      name: "顾",
      mobile: "021-0000",
      company: "示例大学",
      casNumber: "64-17-5",
      note: "公斤级",
    };
    const bulk: ParamsOf<typeof sendBulkEnquiry> = {
      ...synthesis,
      name: "顾明",
      mobile: "13800000000",
      province: "310000",
      place: "310104",
      district: "310104",
      address: "示例路100号",
      area: "021",
      phone: "00001234",
      extension: "8",
      zip: "200000",
      fax: "",
      specification: "AR",
      productName: "乙醇",
      pack: "25L",
      quantity: "40",
      price: "",
      neededBy: "",
      isFirst: true,
      itemCode: "E809056",
      origin: "specification",
    };
    const contentOf = async (kind: string): Promise<unknown> =>
      JSON.parse((await stored()).find((row) => row.kind === kind)?.content ?? "null");
    const sending = { language: "cn" } as const;

    test("the forms of advice, synthesis and bulk sizes store what was entered", async () => {
      expect((await shop.call(sendAdvice, advice, sending)).code).toBe(200);
      expect((await shop.call(sendSynthesisEnquiry, synthesis, sending)).code).toBe(200);
      expect((await shop.call(sendBulkEnquiry, bulk, sending)).code).toBe(200);
      expect(await contentOf("advice")).toEqual({ content: script, mobile: "021-0000" });
      expect(await contentOf("synthesis")).toMatchObject({ casNumber: "64-17-5", note: "公斤级" });
      expect(await contentOf("bulk")).toMatchObject({
        productName: "乙醇",
        pack: "25L",
        quantity: "40",
        itemCode: "E809056",
        region: "上海市 上海市 徐汇区",
        landline: "021-00001234-8",
        isFirst: "yes",
        origin: "specification",
      });
      const subjects = (await shop.mails()).map(({ subject }) => subject);
      expect(subjects.toSorted()).toEqual([
        "已收到您的大包装询价",
        "已收到您的定制合成咨询",
        "已收到您的投诉与建议",
      ]);
    });

    test.each([
      ["advice", sendAdvice, advice],
      ["synthesis", sendSynthesisEnquiry, synthesis],
      ["bulk", sendBulkEnquiry, bulk],
    ])(
      "forms of %s that are sent twice are stored once and confirmed by one mail",
      async (kind, to, params) => {
        const answered = await Promise.all(
          [1, 2].map(async () => shop.call(to as Endpoint, params, sending)),
        );
        answered.push(await shop.call(to as Endpoint, params, sending));
        expect(answered.map(({ code }) => code)).toEqual([200, 200, 200]);
        expect((await stored()).map((row) => row.kind)).toEqual([kind]);
        expect(await shop.mails()).toHaveLength(1);
      },
    );

    test.each([
      ["no content", sendAdvice, { ...advice, content: " " }],
      ["no telephone number", sendAdvice, { ...advice, mobile: "" }],
      ["no organisation", sendSynthesisEnquiry, { ...synthesis, company: "" }],
      ["a long note", sendSynthesisEnquiry, { ...synthesis, note: "长".repeat(10_000) }],
      ["a short mobile number", sendBulkEnquiry, { ...bulk, mobile: "1380000" }],
      ["no quantity", sendBulkEnquiry, { ...bulk, quantity: "" }],
    ])(
      "the forms of advice, synthesis and bulk sizes are refused with %s",
      async (_what, endpoint, params) => {
        expect((await shop.call(endpoint as Endpoint, params, sending)).code).toBe(400);
        expect(await stored()).toEqual([]);
      },
    );

    test("the forms of advice, synthesis and bulk sizes take a place that is not a region as none", async () => {
      expect((await shop.call(sendBulkEnquiry, { ...bulk, place: "999999" }, sending)).code).toBe(
        200,
      );
      expect(await contentOf("bulk")).toMatchObject({ region: "" });
    });
  });

  describe("the operator", () => {
    test("the operator lists the enquiries that wait, shows one, and answers it once by mail", async () => {
      await ask();
      const [enquiry] = await stored();
      const id = enquiry?.id.slice(0, 8) ?? "";
      expect(await operator("enquiries")).toMatch(
        new RegExp(`^${id}  sample-centre  Gu@lab.example  .*  waits$`, "mu"),
      );
      expect(await operator("enquiry", id)).toContain("message:\n  需要样品。\n  <b>尽快</b>");
      const received = await shop.mails();
      expect(await operator("answer", id, "Yes, we send one.")).toBe(
        "The answer goes to Gu@lab.example.",
      );
      expect(await operator("enquiries")).toBe("No enquiry waits.");
      expect(await operator("enquiries", "--all")).toContain("answered");
      await expect(operator("answer", id, "Again.")).rejects.toThrow("answered before");
      const mails = [...received, ...(await shop.mails())];
      expect(mails.map(({ subject }) => subject)).toEqual([
        "We received your message to the sample centre",
        "About your message to the sample centre",
      ]);
      expect(mails[1]?.text).toContain("Yes, we send one.");
    });

    test("an enquiry that was answered before its confirmation was sent is not confirmed any more", async () => {
      await ask();
      await operator("answer", (await stored())[0]?.id.slice(0, 8) ?? "", "Yes.");
      expect((await shop.mails()).map(({ subject }) => subject)).toEqual([
        "About your message to the sample centre",
      ]);
    });

    test.each(["", "zz", "%", "00000000"])("the operator finds no enquiry %j", async (id) => {
      await ask();
      await expect(operator("enquiry", id)).rejects.toThrow("There is no enquiry");
    });

    test("the operator has to write an answer to an enquiry", async () => {
      await ask();
      const [enquiry] = await stored();
      await expect(operator("answer", enquiry?.id ?? "", " ")).rejects.toThrow("Write an answer");
    });
  });
});
