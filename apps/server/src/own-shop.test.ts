import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { convertIntegral, readBalances } from "@reagent/api/contract/balance";
import { createOrder, priceOrder } from "@reagent/api/contract/checkout";
import { issueOrderPaperTicket } from "@reagent/api/contract/order";
import { readOrderStatement } from "@reagent/api/contract/payment";
import { forgotPassword } from "@reagent/api/contract/recovery";
import { adoptShop, DEMO_SHOP, shop as currentShop } from "@reagent/api/contract/shop";
import { barrierMessages } from "@reagent/api/messages/cart";
import { ONE_INVOICE } from "@reagent/domain/invoice-split";
import { afterAll, beforeAll, expect, test } from "vitest";
import { issuerIn } from "./documents/order-paper.ts";
import { framed } from "./documents/words.ts";
import { prepareTerms } from "./import/content/prepare-terms.ts";
import { reviewOrder } from "./ordering/orders/transitions/review.ts";
import { openPdfPrinter } from "./ports/documents/pdf-printer.ts";
import { mailOrder } from "./ports/mail/order-mail.ts";
import { readSettings } from "./settings/settings.ts";
import { accountsIn } from "./testing/accounts.ts";
import { fillCart, readyToOrder } from "./testing/checkout.ts";
import { onDefaultDatabase, openFresh } from "./testing/databases.ts";
import { customers, packIds } from "./testing/fixture.ts";
import { writeOwnShop } from "./testing/own-shop.ts";
import { pdfText } from "./testing/pdf-text.ts";
import { openShop } from "./testing/shop.ts";

/** Words that only the company of the demo has. */
const OF_DEMO = /刻度试剂|\bkedu\b|示例路 120|120 Example Road|000-0120|0000-0120/iu;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "reagent-own-"));
  writeOwnShop(folder);
  adoptShop(readSettings({ SHOP_DIR: folder }).shop);
});
afterAll(() => {
  adoptShop(DEMO_SHOP);
  rmSync(folder, { recursive: true, force: true });
});

onDefaultDatabase((makePlace) => {
  test("mails of an owner's shop have its names", async () => {
    const shop = await openShop(makePlace);
    const orderId = await accountsIn(shop.database, () => shop.clock.now()).place();
    for (const language of ["cn", "en"] as const)
      await shop.call(forgotPassword, { email: customers.lin }, { language });
    await shop.database.transact(async (tx) => {
      for (const language of ["zh", "en"] as const)
        await mailOrder(tx, { kind: "order", orderId, language, now: shop.clock.now() });
    });
    const mails = await shop.mails();
    await shop.close();
    expect(mails).toHaveLength(4);
    const subjects = mails.map(({ subject }) => subject);
    expect(subjects).toContain("Set a new password at Songjiang Reagents");
    expect(subjects).toContain("重新设置您的松江试剂登录密码");
    for (const { text, html } of mails) {
      expect(`${text}${html}`).not.toMatch(OF_DEMO);
      expect(text).toContain("021-5550-0177 · help@songjiang.example");
    }
  });

  test("the sales confirmation of an owner's shop has its company and bank", async () => {
    const shop = await openShop(makePlace, { pdfPrinter: openPdfPrinter() });
    const orderId = await accountsIn(shop.database, () => shop.clock.now()).place();
    const token = await shop.logIn(customers.lin);
    const asked = { orderId, paper: "confirmation", invoiceCode: "" } as const;
    const { data } = await shop.call(issueOrderPaperTicket, asked, { token });
    const opened = await shop.server.inject({ method: "GET", url: data.url });
    await shop.close();
    const text = pdfText(opened.rawPayload).replaceAll(/\s+/gu, "");
    for (const own of ["松江试剂有限公司", "样例银行松江支行", "021-5550-0177"])
      expect(text).toContain(own);
    expect(text).not.toMatch(OF_DEMO);
  });

  test("an order of an owner's shop keeps the rate of tax with which it was placed", async () => {
    const own = { ...currentShop };
    const shop = await openShop(makePlace, { pdfPrinter: openPdfPrinter() });
    const token = await shop.logIn(customers.lin);
    const addressId = await readyToOrder(shop.database, "lin");
    await fillCart(shop.database, "lin", [
      { kind: "reagent", productId: packIds.ethanol2500, quantity: 1, isSelected: true },
    ]);
    const chosen = { addressId, couponId: "" };
    const { total } = (await shop.call(priceOrder, chosen, { token })).data;
    adoptShop({ ...own, vatPercent: 8.1 });
    const submission = {
      invoiceAddressId: "",
      customerOrderNumber: "",
      note: "",
      ...ONE_INVOICE,
    };
    const placing = { ...chosen, ...submission, expectedTotal: total.payable };
    expect((await shop.call(createOrder, placing, { token })).code).toBe(200);
    adoptShop(own);
    const { id: orderId } = await shop.database.read
      .selectFrom("orders")
      .select("id")
      .executeTakeFirstOrThrow();
    const statement = await shop.call(
      readOrderStatement,
      { orderId, kind: "reagent" as const },
      { token },
    );
    expect(statement.data.total.vatPercent).toBe(8.1);
    const asked = { orderId, paper: "confirmation", invoiceCode: "" } as const;
    const { data } = await shop.call(issueOrderPaperTicket, asked, { token });
    const opened = await shop.server.inject({ method: "GET", url: data.url });
    await shop.close();
    expect(pdfText(opened.rawPayload).replaceAll(/\s+/gu, "")).toContain("增值税（税率8.1%）");
  });

  test("points of an owner's shop follow its rules, and an order keeps the rate with which it was placed", async () => {
    const own = { ...currentShop };
    adoptShop({ ...own, points: { perYuan: 0.5, perGrain: 20, grainsExpire: false } });
    const shop = await openShop(makePlace);
    const token = await shop.logIn(customers.lin);
    const accounts = accountsIn(shop.database, () => shop.clock.now());
    await accounts.give("lin", 7, "grains");
    const read = async (by: string) => {
      const { data } = await shop.call(readBalances, { kind: "grains" as const }, { token: by });
      return [data.integral, data.convertibleGrains, data.grains, data.expiringGrains];
    };
    expect(await read(token)).toEqual([320, 16, 7, 0]);
    expect((await shop.call(convertIntegral, { grains: 15 }, { token })).code).toBe(200);
    expect(await read(token)).toEqual([20, 1, 22, 0]);

    const paid = { payment: "paid", goods_amount: 99_00, amount: 99_00 } as const;
    await accounts.place({ ...paid, id: "later", points_rate: 50 });
    await accounts.place({ ...paid, id: "before", points_rate: 100 });
    await shop.database.transact(async (tx) => {
      for (const id of ["later", "before"])
        await reviewOrder(tx, id, { now: shop.clock.now(), language: "zh" });
    });
    expect((await read(token))[0]).toBe(20 + 49 + 99);

    shop.clock.time = Date.parse("2027-02-01T10:00:00+08:00");
    expect((await read(await shop.logIn(customers.lin)))[2]).toBe(22);
    adoptShop(own);
    expect((await read(await shop.logIn(customers.lin)))[2]).toBe(0);
    await shop.close();
  });

  test("the terms of an empty shop are those of the owner's company", async () => {
    const { database, remove } = await openFresh(makePlace);
    await prepareTerms(database);
    const [terms] = await database.read.selectFrom("terms_versions").selectAll().execute();
    await remove();
    expect(terms?.content_zh).toContain("松江试剂网站（以下简称“本站”）由松江试剂有限公司运营。");
    expect(terms?.content_en).toContain("run by Songjiang Reagents Ltd.");
    expect(JSON.stringify(terms)).not.toMatch(OF_DEMO);
    expect(JSON.stringify(terms)).not.toMatch(/演示|demonstration/u);
  });
});

test.each(["zh", "en"] as const)(
  "documents and messages in %s have the owner's names",
  (language) => {
    const said = JSON.stringify([
      framed(language, { zh: "质检报告", en: "Certificate" }, []),
      issuerIn(language),
      barrierMessages["price-on-request"][language],
    ]);
    expect(said).not.toMatch(OF_DEMO);
    expect(said).toContain("021-5550-0177");
  },
);

test("no source but the demo's data names the company of the demo", () => {
  const root = fileURLToPath(new URL("../../../", import.meta.url));
  const sources = ["apps/server/src", "apps/shop/src", "packages/api/src", "packages/ui/src"];
  const naming = sources
    .flatMap((source) => filesIn(join(root, source)))
    .filter((path) => /\.(?:ts|tsx)$/u.test(path))
    .filter(
      (path) =>
        !/\.(?:test|stories|timing\.test)\.tsx?$|\/(?:mock|testing|foundations)\//u.test(path),
    )
    .filter((path) => OF_DEMO.test(readFileSync(path, "utf8")))
    .map((path) => path.slice(root.length));
  expect(naming).toEqual(["packages/api/src/contract/shop.ts"]);
});

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
