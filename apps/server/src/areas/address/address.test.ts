import {
  addAddress,
  deleteAddress,
  listAddresses,
  readAddress,
  readInvoiceAddress,
  resolveAddress,
  setDefaultAddress,
  updateAddress,
  updateInvoiceAddress,
} from "@reagent/api/contract/address";
import type { ParamsOf } from "@reagent/api/contract/endpoint";
import { MOST_ADDRESSES } from "@reagent/domain/address";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { onDefaultDatabase } from "../../testing/databases.ts";
import { customers } from "../../testing/fixture.ts";
import { openShop, type TestShop } from "../../testing/shop.ts";

const pudong = { province: "310000", city: "310100", district: "310115" };
const xuhui = { ...pudong, district: "310104" };
const details: ParamsOf<typeof addAddress> = {
  ...pudong,
  receiver: "周以宁",
  mobile: "13900000120",
  street: "科苑路 1278 号",
  postcode: "201203",
  area: "021",
  phone: "55500120",
  extension: "12",
  isDefault: false,
};

onDefaultDatabase((makePlace) => {
  let shop: TestShop;
  let token: string;
  let other: string;

  beforeAll(async () => {
    shop = await openShop(makePlace);
    token = await shop.logIn(customers.lin);
    other = await shop.logIn(customers.wang);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    await shop.database.transact((tx) => tx.deleteFrom("addresses").execute());
  });

  const add = async (change: Partial<typeof details> = {}, as = token) => {
    shop.clock.time += 1;
    return (await shop.call(addAddress, { ...details, ...change }, { token: as })).data.addressId;
  };
  const list = async (keywords = "", as = token) =>
    (await shop.call(listAddresses, { keywords }, { token: as })).data.addresses;
  const defaults = async () =>
    (await list()).filter(({ isDefault }) => isDefault).map(({ addressId }) => addressId);

  describe("adding an address", () => {
    test("adding an address saves it with the names of its regions, the first one as the default", async () => {
      const addressId = await add();
      expect(await list()).toEqual([
        {
          addressId,
          ...pudong,
          receiver: "周以宁",
          mobile: "13900000120",
          phone: "021-55500120-12",
          postcode: "201203",
          street: "科苑路 1278 号",
          provinceName: "上海市",
          cityName: "上海市",
          districtName: "浦东新区",
          isDefault: true,
        },
      ]);
      const second = await add(xuhui);
      expect(await defaults()).toEqual([addressId]);
      const third = await add({ ...xuhui, isDefault: true });
      expect(await defaults()).toEqual([third]);
      expect((await list()).map((each) => each.addressId)).toEqual([third, second, addressId]);
    });

    test.each([
      ["no receiver", { receiver: " " }],
      ["a mobile of ten digits", { mobile: "1390000012" }],
      ["a district elsewhere", { district: "320583" }],
      ["a city that is none", { city: "310199" }],
      ["no district", { district: "" }],
      ["a street without end", { street: "路".repeat(201) }],
      ["letters in the landline", { phone: "<script>" }],
    ])("adding an address refuses %s", async (_, change) => {
      const refused = await shop.call(addAddress, { ...details, ...change }, { token });
      expect([refused.code, refused.message]).toEqual([400, expect.stringContaining("地址信息")]);
      expect(await list()).toEqual([]);
    });

    test("adding an address is refused beyond the limit of addresses", async () => {
      const id = await add();
      const { place } = await shop.database.read
        .selectFrom("addresses")
        .selectAll()
        .where("id", "=", id)
        .executeTakeFirstOrThrow()
        .then((row) => ({ place: row }));
      await shop.database.transact(async (tx) => {
        for (let count = 1; count < MOST_ADDRESSES; count += 1)
          await tx
            .insertInto("addresses")
            .values({ ...place, id: `copy-${count}`, is_default: 0 })
            .execute();
      });
      expect(await shop.call(addAddress, details, { token })).toMatchObject({ code: 400 });
      expect(await list()).toHaveLength(MOST_ADDRESSES);
    });

    test("two calls with one request key add one address", async () => {
      const keyed = { token, requestKey: "one-intent-1" };
      const first = await shop.call(addAddress, details, keyed);
      const again = await shop.call(addAddress, details, keyed);
      expect(again.data).toEqual(first.data);
      expect(await list()).toHaveLength(1);
    });
  });

  describe("the default address", () => {
    test("the default address is a single one after parallel changes", async () => {
      await Promise.all([add(), add(), add({ isDefault: true }), add({ isDefault: true })]);
      expect(await defaults()).toHaveLength(1);
      const ids = (await list()).map(({ addressId }) => addressId);
      await Promise.all(
        ids.map((addressId) => shop.call(setDefaultAddress, { addressId }, { token })),
      );
      expect(await list()).toHaveLength(4);
      expect(await defaults()).toHaveLength(1);
    });

    test("the default address cannot be deleted, while another can by either name of the parameter", async () => {
      const [first, second, third] = [await add(), await add(), await add()];
      const refused = await shop.call(deleteAddress, { addressId: first, id: null }, { token });
      expect([refused.code, refused.message]).toEqual([400, expect.stringContaining("默认地址")]);
      expect(
        (await shop.call(deleteAddress, { addressId: second, id: null }, { token })).code,
      ).toBe(200);
      expect((await shop.call(deleteAddress, { addressId: null, id: third }, { token })).code).toBe(
        200,
      );
      expect((await list()).map(({ addressId }) => addressId)).toEqual([first]);
    });

    test("the default address stays when a deletion names no address", async () => {
      await add();
      const nothing = { addressId: null, id: null };
      expect((await shop.call(deleteAddress, nothing, { token })).code).toBe(1404);
      expect(await list()).toHaveLength(1);
    });
  });

  test("can be changed, and is found by keywords", async () => {
    const addressId = await add();
    await add({ ...xuhui, receiver: "梁启文" });
    const changed = { ...details, ...xuhui, receiver: "李想", phone: "", area: "", extension: "" };
    expect((await shop.call(updateAddress, { ...changed, addressId }, { token })).code).toBe(200);
    expect((await shop.call(readAddress, { addressId }, { token })).data).toMatchObject({
      receiver: "李想",
      districtName: "徐汇区",
      phone: "",
      isDefault: true,
    });
    expect(await list("徐汇 李想")).toHaveLength(1);
    expect(await list("浦东")).toEqual([]);
    const many = { keywords: "徐汇 ".repeat(18_000) };
    expect(await shop.call(listAddresses, many, { token })).toMatchObject({
      code: 400,
      message: "内容过长，最多 500 个字符：keywords",
    });
    expect(await shop.call(listAddresses, { keywords: "徐汇\u001B[2J" }, { token })).toMatchObject({
      code: 400,
      message: "内容含有控制字符或换行，请删除后重试：keywords",
    });
    const wrong = { ...changed, addressId, mobile: "1" };
    expect(await shop.call(updateAddress, wrong, { token })).toMatchObject({ code: 400 });
  });

  test("an address has the English names of its regions on an English page, and is found by both", async () => {
    const street = "1278 Keyuan Road";
    const addressId = await add({ street });
    const english = { token, language: "en" } as const;
    const shown = { provinceName: "Shanghai", cityName: "Shanghai", districtName: "Pudong" };
    const read = await shop.call(readAddress, { addressId }, english);
    expect(read.data).toMatchObject({ ...shown, street });
    for (const keywords of ["", "pudong", "浦东"]) {
      const listed = await shop.call(listAddresses, { keywords }, english);
      expect(listed.data.addresses, keywords).toEqual([read.data]);
    }
    expect((await shop.call(listAddresses, { keywords: "xuhui" }, english)).data.addresses).toEqual(
      [],
    );
  });

  test("an address with a street in Chinese has the Chinese names of its regions on an English page, and is found by both", async () => {
    const addressId = await add();
    const english = { token, language: "en" } as const;
    const read = await shop.call(readAddress, { addressId }, english);
    expect(read.data).toMatchObject({ provinceName: "上海市", districtName: "浦东新区" });
    for (const keywords of ["pudong", "浦东"]) {
      const listed = await shop.call(listAddresses, { keywords }, english);
      expect(listed.data.addresses, keywords).toEqual([read.data]);
    }
  });

  test("an address of another customer is neither readable nor changeable nor deletable", async () => {
    const addressId = await add({}, other);
    const theirs = await list("", other);
    await add();
    expect(await shop.call(readAddress, { addressId }, { token })).toMatchObject({ code: 1404 });
    const changed = { ...details, addressId, receiver: "别人" };
    expect(await shop.call(updateAddress, changed, { token })).toMatchObject({ code: 1404 });
    expect(await shop.call(setDefaultAddress, { addressId }, { token })).toMatchObject({
      code: 1404,
    });
    for (const named of [
      { addressId, id: null },
      { addressId: null, id: addressId },
    ])
      expect(await shop.call(deleteAddress, named, { token })).toMatchObject({ code: 1404 });
    expect(await list("", other)).toEqual(theirs);
    expect(await list()).toHaveLength(1);
  });

  test("an address is recognised in a text by the shop's own regions", async () => {
    const text = "收货人：周以宁 手机：139 0000 0120 湖北恩施州恩施市学院路39号";
    expect((await shop.call(resolveAddress, { text }, { token })).data).toMatchObject({
      receiver: "周以宁",
      mobile: "13900000120",
      province: "420000",
      city: "422800",
      district: "422801",
      street: "学院路39号",
    });
    const english =
      "Room 5, 12 Zhongguancun South Street, Haidian District, Beijing 100081, Zhang San 13800138000";
    expect((await shop.call(resolveAddress, { text: english }, { token })).data).toMatchObject({
      receiver: "Zhang San",
      mobile: "13800138000",
      province: "110000",
      city: "110100",
      district: "110108",
      street: "Room 5, 12 Zhongguancun South Street",
      postcode: "100081",
    });
    const prefecture = "兰州大学 甘肃省临夏州广河县城关镇1号 马哈‧木德[2468] 0086-139-0000-0120";
    expect((await shop.call(resolveAddress, { text: prefecture }, { token })).data).toMatchObject({
      receiver: "马哈‧木德",
      mobile: "13900000120",
      province: "620000",
      city: "622900",
      district: "622924",
      street: "城关镇1号 兰州大学",
    });
    const long = "上海市".repeat(300);
    expect((await shop.call(resolveAddress, { text: long }, { token })).code).toBe(200);
  });

  test("an address for invoices exists once for each customer, with a mobile of exactly eleven digits", async () => {
    const read = async (as = token) =>
      (await shop.call(readInvoiceAddress, {}, { token: as })).data;
    expect(await read()).toMatchObject({ addressId: "", province: "", receiver: "" });
    const sent = {
      ...pudong,
      receiver: "财务处",
      mobile: "13900000120",
      phone: "021-55500120",
      postcode: "",
      street: "科苑路 1278 号",
    };
    const update = (change: Partial<typeof sent>) =>
      shop.call(updateInvoiceAddress, { ...sent, ...change }, { token });
    expect((await update({})).code).toBe(200);
    const { addressId, ...saved } = await read();
    expect(saved).toEqual(sent);
    expect((await update({ receiver: "采购处" })).code).toBe(200);
    expect(await read()).toEqual({ ...sent, addressId, receiver: "采购处" });
    expect(await update({ mobile: "13900000120-12" })).toMatchObject({ code: 400 });
    expect(await update({ phone: "a-b-c" })).toMatchObject({ code: 400 });
    expect((await read(other)).addressId).toBe("");
  });
});
