import type { PrecursorInfo, UniversityInfo } from "@reagent/api/contract/filing";
import {
  readPrecursorInfo,
  readUniversityInfo,
  savePrecursorInfo,
  saveUniversityInfo,
} from "@reagent/api/contract/filing";
import { issueDocumentTicket, uploadDocument } from "@reagent/api/contract/upload";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { onDefaultDatabase } from "../../testing/databases.ts";
import { bytesLike, dataUrl } from "../../testing/documents.ts";
import { customers } from "../../testing/fixture.ts";
import { openShop } from "../../testing/shop.ts";
import type { TestShop } from "../../testing/shop.ts";

const noDocument = { uploadId: "", fileName: "" };
const group: UniversityInfo = {
  university: "示例大学",
  department: "化学学院",
  teacher: "王老师",
  mobile: "13800000002",
  phone: "021-55500002",
  ...noDocument,
};
const numbers = ["11010519491231002X", "440524188001010014"] as const;
const filing: PrecursorInfo = {
  company: "示例生物科技有限公司",
  address: "上海市浦东新区示例路 1 号",
  purpose: "experiment",
  handlerName: "林演示",
  handlerIdNumber: numbers[0],
  handlerPhone: "13800000001",
  responsibleName: "陈示例",
  responsibleIdNumber: numbers[1],
  responsiblePhone: "13800000004",
  identity: noDocument,
  usage: noDocument,
  licence: noDocument,
  certificate: noDocument,
};

onDefaultDatabase((makePlace) => {
  let shop: TestShop;
  let token: string;
  let others: string;
  let universitys: string;

  beforeAll(async () => {
    shop = await openShop(makePlace);
    token = await shop.logIn(customers.lin);
    others = await shop.logIn(customers.wang);
    universitys = await shop.logIn(customers.university);
  });
  afterAll(() => shop.close());
  beforeEach(() =>
    shop.database.transact(async (tx) => {
      await tx.deleteFrom("precursor_filings").execute();
      await tx.deleteFrom("university_filings").execute();
      await tx.deleteFrom("uploads").execute();
    }),
  );

  const uploaded = async (slot: "university" | "licence", of: string) =>
    (
      await shop.call(
        uploadDocument,
        { slot, extension: "pdf", content: dataUrl(bytesLike("pdf")), fileName: `${slot}.pdf` },
        { token: of },
      )
    ).data;

  describe("university info (customer centre §5, university info; §6, university info)", () => {
    const read = (of = universitys) => shop.call(readUniversityInfo, {}, { token: of });
    const save = (info: UniversityInfo, of = universitys) =>
      shop.call(saveUniversityInfo, info, { token: of });

    test("is empty at first, saved trimmed with its proof, and can be changed", async () => {
      expect((await read()).data).toMatchObject({ university: "", uploadId: "" });
      const proof = await uploaded("university", universitys);
      expect((await save({ ...group, teacher: " 王老师 ", ...proof })).code).toBe(200);
      expect((await read()).data).toEqual({ ...group, ...proof });
      expect((await save({ ...group, teacher: "李老师" })).code).toBe(200);
      expect((await read()).data).toEqual({ ...group, teacher: "李老师", ...proof });
    });

    test("is refused to customers other than universities", async () => {
      const refused = { status: 200, code: 1403, message: "高校科研信息仅供高校客户填写。" };
      expect(await read(token)).toMatchObject(refused);
      expect(await save(group, token)).toMatchObject(refused);
    });

    test.each(["university", "department", "teacher", "mobile", "phone"])(
      "is not saved without %s",
      async (name) => {
        expect(await save({ ...group, [name]: " " })).toMatchObject({
          code: 400,
          message: "您有必填项未填,请填完后再确认！",
        });
        expect((await read()).data.university).toBe("");
      },
    );

    test("is not saved with a document of another customer or slot", async () => {
      for (const { uploadId } of [
        await uploaded("university", others),
        await uploaded("licence", universitys),
        { uploadId: "f".repeat(48) },
      ]) {
        expect(await save({ ...group, uploadId })).toMatchObject({ code: 400 });
        expect((await read()).data).toMatchObject({ university: "", uploadId: "" });
      }
    });
  });

  describe("explosive-precursor info (customer centre §5, explosive-precursor info; §6, explosive-precursor info)", () => {
    const read = async (of = token) => (await shop.call(readPrecursorInfo, {}, { token: of })).data;
    const save = (info: PrecursorInfo, of = token) =>
      shop.call(savePrecursorInfo, info, { token: of });

    test("is filed once with its documents, is read with masked ID numbers, and is not visible to others", async () => {
      expect(await read()).toMatchObject({ purpose: "blank", handlerIdNumber: "" });
      const licence = await uploaded("licence", token);
      expect((await save({ ...filing, licence })).code).toBe(200);
      const masked = {
        handlerIdNumber: "110***********002X",
        responsibleIdNumber: "440***********0014",
      };
      expect(await read()).toEqual({ ...filing, ...masked, licence });
      expect(await read(others)).toMatchObject({ company: "", licence: noDocument });
      const ticket = (of: string) =>
        shop.call(issueDocumentTicket, { uploadId: licence.uploadId }, { token: of });
      expect([(await ticket(token)).code, (await ticket(others)).code]).toEqual([200, 1404]);
    });

    test("is locked after filing, with its documents", async () => {
      await save(filing);
      const refused = { status: 200, code: 1423 };
      expect(await save({ ...filing, company: "Another" })).toMatchObject(refused);
      const late = await shop.call(
        uploadDocument,
        { slot: "usage", extension: "pdf", content: dataUrl(bytesLike("pdf")), fileName: null },
        { token },
      );
      expect(late).toMatchObject(refused);
      expect((await read()).company).toBe(filing.company);
    });

    test("stores ID numbers only sealed", async () => {
      await save(filing);
      const rows = await shop.database.read.selectFrom("precursor_filings").selectAll().execute();
      const repeats = await shop.database.read.selectFrom("request_results").selectAll().execute();
      for (const number of numbers) {
        expect(JSON.stringify([rows, repeats])).not.toContain(number);
        expect(JSON.stringify([rows, repeats])).not.toContain(number.slice(6, 14));
      }
    });

    test("does not decrypt a number for another customer", async () => {
      await save(filing);
      await shop.database.transact((tx) =>
        tx.updateTable("precursor_filings").set({ customer_id: "wang" }).execute(),
      );
      expect(await shop.call(readPrecursorInfo, {}, { token: others })).toMatchObject({
        code: 500,
      });
    });

    test.each<Partial<PrecursorInfo>>([
      { company: "" },
      { address: " " },
      { purpose: "blank" },
      { handlerName: "" },
      { handlerIdNumber: "" },
      { handlerIdNumber: "110105194912310021" },
      { handlerPhone: "" },
      { responsibleName: "" },
      { responsibleIdNumber: "440524188001010013" },
      { responsiblePhone: "" },
    ])("is refused with %j", async (wrong) => {
      expect(await save({ ...filing, ...wrong })).toMatchObject({ status: 200, code: 400 });
      expect((await read()).purpose).toBe("blank");
    });

    test("is not filed with a document of another customer or slot", async () => {
      for (const licence of [
        await uploaded("licence", others),
        await uploaded("university", token),
      ]) {
        expect(await save({ ...filing, licence })).toMatchObject({ code: 400 });
        expect((await read()).purpose).toBe("blank");
      }
    });

    test("is filed once by two parallel calls", async () => {
      const sent = await Promise.all([save(filing), save({ ...filing, company: "Another" })]);
      expect(new Set(sent.map(({ code }) => code))).toEqual(new Set([200, 1423]));
    });
  });
});
