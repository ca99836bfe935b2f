import { logIn, readUserInfo } from "@reagent/api/contract/account";
import type { ParamsOf } from "@reagent/api/contract/endpoint";
import { readInvoice } from "@reagent/api/contract/invoice";
import {
  readProfile,
  switchOrderMails,
  updatePassword,
  updateProfile,
} from "@reagent/api/contract/profile";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { onDefaultDatabase } from "../../testing/databases.ts";
import { customers, PASSWORD } from "../../testing/fixture.ts";
import { openShop, type TestShop } from "../../testing/shop.ts";

const NEW_PASSWORD = "battery-2026";

onDefaultDatabase((makePlace) => {
  let shop: TestShop;
  let token: string;

  beforeAll(async () => {
    shop = await openShop(makePlace);
    token = await shop.logIn(customers.lin);
  });
  afterAll(() => shop.close());

  const read = async (as = token, language: "cn" | "en" = "cn") =>
    (await shop.call(readProfile, {}, { token: as, language })).data;
  const sent: ParamsOf<typeof updateProfile> = {
    email: customers.lin,
    name: " 林一 ",
    sex: "male",
    mobile: "13800000000",
    company: "示例研究所",
    address: "科苑路 1278 号",
    zip: "201203",
    fax: "",
    province: "310000",
    place: "310115",
    area: "021",
    phone: "55500120",
    extension: "",
    invoiceType: "blank",
    invoiceTitle: "示例研究所",
    invoiceTax: "",
    invoiceBank: "",
    invoiceBankAccount: "",
    invoiceAddress: "",
    invoicePhone: "",
    invoiceEmail: "",
  };
  const update = (change: Partial<typeof sent> = {}, as = token) =>
    shop.call(updateProfile, { ...sent, ...change }, { token: as });

  describe("a profile", () => {
    test("a profile is saved, with the path to the smallest region that was sent", async () => {
      expect((await update()).code).toBe(200);
      expect(await read()).toEqual({
        email: customers.lin,
        name: "林一",
        sex: "male",
        mobile: "13800000000",
        company: "示例研究所",
        province: "310000",
        city: "310100",
        district: "310115",
        provinceName: "上海市",
        cityName: "上海市",
        districtName: "浦东新区",
        address: "科苑路 1278 号",
        zip: "201203",
        phone: "021-55500120",
        fax: "",
        invoiceType: "blank",
        invoiceTitle: "示例研究所",
        invoiceTax: "",
        invoiceBank: "",
        invoiceBankAccount: "",
        invoiceAddress: "",
        invoicePhone: "",
        invoiceEmail: "",
        invoiceMethod: "other",
        getsOrderMails: true,
        termsVersion: "",
        registeredOn: "1970-01-01",
      });
      const { data } = await shop.call(readUserInfo, {}, { token });
      expect([data.name, data.company]).toEqual(["林一", "示例研究所"]);
    });

    test("a profile names its regions in the language that it is read in, or in Chinese where its address is", async () => {
      await update();
      expect(await read(token, "en")).toMatchObject({
        provinceName: "上海市",
        cityName: "上海市",
        districtName: "浦东新区",
      });
      await update({ address: "1278 Keyuan Road" });
      expect(await read(token, "en")).toMatchObject({
        provinceName: "Shanghai",
        cityName: "Shanghai",
        districtName: "Pudong",
      });
    });

    test.each([
      ["no name", { name: "" }],
      ["no sex", { sex: "" as const }],
      ["no company", { company: "" }],
      ["a city alone", { place: "310100" }],
      ["a district of another province", { province: "320000" }],
      ["no address", { address: "" }],
      ["no invoice title", { invoiceTitle: "" }],
      ["a special invoice without a bank", { invoiceType: "vat-special" as const }],
      ["a line without end", { company: "长".repeat(201) }],
    ])("a profile with %s is refused and unchanged", async (_, change) => {
      const before = await read();
      expect(await update(change)).toMatchObject({ code: 400 });
      expect(await read()).toEqual(before);
    });

    test.each([
      ["e-mail address", { email: "other@shop.example" }],
      ["filled mobile", { mobile: "13900000000" }],
    ])("a profile keeps its %s", async (_, change) => {
      const before = await read();
      expect(await update(change)).toMatchObject({ code: 1423 });
      expect(await read()).toEqual(before);
    });

    test("a profile accepts a mobile that no other account has, where there is none yet", async () => {
      await shop.database.transact((tx) =>
        tx.updateTable("customers").set({ mobile: "" }).where("id", "=", "wang").execute(),
      );
      const wang = await shop.logIn(customers.wang);
      const own = { ...sent, email: customers.wang };
      expect(await update({ ...own, mobile: "12" }, wang)).toMatchObject({ code: 400 });
      expect(await update({ ...own, mobile: "13800000000" }, wang)).toMatchObject({ code: 1027 });
      expect((await update({ ...own, mobile: "13700000000" }, wang)).code).toBe(200);
      expect((await read(wang)).mobile).toBe("13700000000");
    });

    test("a profile submits invoice information once, which locks it", async () => {
      const university = await shop.logIn(customers.university);
      const { mobile } = await read(university);
      const own = { ...sent, email: customers.university, mobile };
      const ordinary = { ...own, invoiceType: "ordinary" as const, invoiceBank: "银行" };
      expect((await update(ordinary, university)).code).toBe(200);
      const { data } = await shop.call(readInvoice, {}, { token: university });
      expect(data).toMatchObject({ type: "ordinary", title: "示例研究所", bank: "" });
      expect(await update({ ...own, invoiceType: "blank" }, university)).toMatchObject({
        code: 1423,
      });
      const locked = { ...own, invoiceType: "ordinary" as const, name: "新名" };
      expect(await update({ ...locked, invoiceTitle: "别的" }, university)).toMatchObject({
        code: 1423,
      });
      expect((await update(locked, university)).code).toBe(200);
      expect(await read(university)).toMatchObject({ name: "新名", invoiceTitle: "示例研究所" });
    });

    test("a profile refuses a type of invoice that the method does not allow", async () => {
      await shop.database.transact((tx) =>
        tx
          .updateTable("invoices")
          .set({ method: "all-electronic" })
          .where("customer_id", "=", "lin")
          .execute(),
      );
      expect(await update({ invoiceType: "ordinary" })).toMatchObject({ code: 400 });
    });
  });

  test("mails about parcels, returns and refunds are on until the customer switches them off", async () => {
    const turn = async (isOn: boolean) => {
      expect((await shop.call(switchOrderMails, { isOn }, { token })).code).toBe(200);
      return (await read()).getsOrderMails;
    };
    expect((await read()).getsOrderMails).toBe(true);
    expect(await turn(false)).toBe(false);
    expect(await turn(true)).toBe(true);
  });

  describe("changing the password", () => {
    const change = (
      as: string,
      oldPassword: string,
      password: string,
      passwordConfirmation = password,
    ) => shop.call(updatePassword, { oldPassword, password, passwordConfirmation }, { token: as });
    const isIn = async (as: string) =>
      (await shop.call(readUserInfo, {}, { token: as })).code === 200;

    test.each([
      ["a wrong old one", "wrong-password", NEW_PASSWORD, NEW_PASSWORD, 1105],
      ["no old one", "", NEW_PASSWORD, NEW_PASSWORD, 400],
      ["a short one", PASSWORD, "abc12", "abc12", 400],
      ["a long one", PASSWORD, "a".repeat(17), "a".repeat(17), 400],
      ["white space", PASSWORD, "new 2026", "new 2026", 400],
      ["a common one", PASSWORD, "123456", "123456", 400],
      ["two that differ", PASSWORD, NEW_PASSWORD, "battery-2027", 400],
    ])(
      "changing the password is refused with %s and keeps every session",
      async (_, old, password, again, code) => {
        expect((await change(token, old, password, again)).code).toBe(code);
        expect(await isIn(token)).toBe(true);
      },
    );

    test("changing the password ends every session and starts a new one", async () => {
      const elsewhere = await shop.logIn(customers.lin);
      const others = await shop.logIn(customers.university);
      const { data } = await change(token, PASSWORD, NEW_PASSWORD);
      expect(await Promise.all([token, elsewhere, others, data.token].map(isIn))).toEqual([
        false,
        false,
        true,
        true,
      ]);
      const tryLogIn = async (password: string) =>
        (await shop.call(logIn, { email: customers.lin, password })).code;
      expect([await tryLogIn(PASSWORD), await tryLogIn(NEW_PASSWORD)]).toEqual([1101, 200]);
      token = data.token;
    });

    test("changing the password delays wrong guesses of the old one like a log-in", async () => {
      const codes: number[] = [];
      for (let attempt = 0; attempt < 12; attempt += 1)
        codes.push((await change(token, `guess-${attempt}`, "another-2026")).code);
      expect(codes.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 1105));
      expect(codes.at(-1)).toBe(429);
    });
  });
});
