import { readInvoice, saveInvoice, upgradeInvoice } from "@reagent/api/contract/invoice";
import type { InvoiceForm } from "@reagent/api/contract/invoice";
import type { InvoiceMethod, InvoiceType } from "@reagent/domain/invoice";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { onDefaultDatabase } from "../../testing/databases.ts";
import { customers } from "../../testing/fixture.ts";
import { openShop } from "../../testing/shop.ts";
import type { TestShop } from "../../testing/shop.ts";

const whole: InvoiceForm = {
  type: "vat-special",
  title: " Example Ltd. ",
  taxNumber: "91310000EXAMPLE000",
  bank: "Example Bank",
  bankAccount: "0000000000000000",
  address: "1 Example Road",
  phone: "021-55500000",
  email: "",
};
const locked = { status: 200, code: 1423, message: "开票信息提交后不能修改，如需变更请联系客服。" };

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
  beforeEach(() => shop.database.transact((tx) => tx.deleteFrom("invoices").execute()));

  const read = async (of = token) => (await shop.call(readInvoice, {}, { token: of })).data;
  const save = (invoice: InvoiceForm) => shop.call(saveInvoice, invoice, { token });
  const upgrade = () => shop.call(upgradeInvoice, {}, { token });
  const isInvoicedBy = (method: InvoiceMethod) =>
    shop.database.transact((tx) =>
      tx
        .insertInto("invoices")
        .values({
          customer_id: "lin",
          method,
          type: "blank",
          title: "",
          tax_number: "",
          bank: "",
          bank_account: "",
          address: "",
          phone: "",
          email: "",
        })
        .execute(),
    );

  describe("saving invoice information (customer centre §5, invoice form)", () => {
    test("saving invoice information is possible once, trims the fields, and is not visible to others", async () => {
      expect(await read()).toMatchObject({ type: "blank", title: "", method: "other" });
      expect((await save(whole)).code).toBe(200);
      expect(await read()).toEqual({ ...whole, title: "Example Ltd.", method: "other" });
      expect(await save({ ...whole, title: "Another" })).toMatchObject(locked);
      expect(await read()).toMatchObject({ title: "Example Ltd." });
      expect(await read(others)).toMatchObject({ type: "blank", title: "" });
    });

    test("saving invoice information empties the fields that the type does not use", async () => {
      await save({ ...whole, type: "ordinary", email: "lin@example.com" });
      expect(await read()).toMatchObject({ type: "ordinary", bank: "", phone: "", email: "" });
    });

    test.each<Partial<InvoiceForm>>([
      { type: "blank" },
      { type: "other" },
      { title: " " },
      { taxNumber: "" },
      { bank: "" },
      { type: "all-electronic-special", email: "lin@" },
      { title: "限".repeat(201) },
    ])("saving invoice information refuses %j", async (wrong) => {
      expect(await save({ ...whole, ...wrong })).toMatchObject({ status: 200, code: 400 });
      expect((await read()).type).toBe("blank");
    });

    test.each<[InvoiceType, number]>([
      ["ordinary", 400],
      ["vat-special", 400],
      ["electronic-ordinary", 400],
      ["all-electronic-special", 200],
    ])(
      "saving invoice information of type %s by a method that is all-electronic answers %i",
      async (type, code) => {
        await isInvoicedBy("all-electronic");
        expect((await save({ ...whole, type, email: "lin@example.com" })).code).toBe(code);
        expect((await read()).method).toBe("all-electronic");
      },
    );
  });

  test("an electronic invoice without an address of its own is mailed to the customer's", async () => {
    await isInvoicedBy("electronic");
    expect((await read()).email).toBe("");
    await save({ ...whole, type: "ordinary" });
    expect(await read()).toMatchObject({ type: "ordinary", email: customers.lin });
  });

  describe("upgrading (customer centre §4, invoice upgrade)", () => {
    test("upgrading invoice information changes a saved invoice to all-electronic once, with the customer's own e-mail address", async () => {
      expect(await upgrade()).toMatchObject({ code: 400 });
      await save(whole);
      expect((await upgrade()).code).toBe(200);
      expect(await read()).toMatchObject({
        type: "all-electronic-special",
        bank: whole.bank,
        email: customers.lin,
      });
      expect(await upgrade()).toMatchObject({ code: 400 });
      expect(await save(whole)).toMatchObject(locked);
    });
  });
});
