import type { ParamsOf } from "@reagent/api/contract/endpoint";
import {
  readPrecursorInfo,
  readUniversityInfo,
  savePrecursorInfo,
  saveUniversityInfo,
} from "@reagent/api/contract/filing";
import { readPriceAndStock } from "@reagent/api/contract/product";
import { issueDocumentTicket, uploadDocument } from "@reagent/api/contract/upload";
import type { PrecursorFilingKind, ReviewedFiling } from "@reagent/domain/filing";
import type { UploadSlot } from "@reagent/domain/upload";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { onDefaultDatabase } from "../../testing/databases.ts";
import { bytesLike, dataUrl } from "../../testing/documents.ts";
import { completeFiling } from "../../testing/filings.ts";
import { customers } from "../../testing/fixture.ts";
import { openShop } from "../../testing/shop.ts";
import type { TestShop } from "../../testing/shop.ts";
import { decideFiling, type FilingDecision } from "./decide.ts";

type Group = ParamsOf<typeof saveUniversityInfo>;
type Filing = ParamsOf<typeof savePrecursorInfo>;

const noDocument = { uploadId: "", fileName: "" };
const texts = {
  university: "示例大学",
  department: "化学学院",
  teacher: "王老师",
  mobile: "13800000002",
  phone: "021-55500002",
};
const numbers = [completeFiling.handlerIdNumber, completeFiling.responsibleIdNumber] as const;
const masked = {
  handlerIdNumber: "110***********002X",
  responsibleIdNumber: "440***********0014",
};
/** Of the first pack of the fixture's ethanol, which universities get a tenth cheaper, in fen. */
const UNIVERSITY_PRICE = 9000;
const locked = { status: 200, code: 1423, message: "备案信息提交后不能修改，如需变更请联系客服。" };

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
  beforeEach(async () => {
    await shop.database.transact(async (tx) => {
      await tx.deleteFrom("precursor_filings").execute();
      await tx.deleteFrom("university_filings").execute();
      await tx.deleteFrom("uploads").execute();
      await tx.deleteFrom("customer_groups").execute();
    });
    await shop.mails();
  });

  const uploaded = async (slot: UploadSlot, of: string) =>
    (
      await shop.call(
        uploadDocument,
        { slot, extension: "pdf", content: dataUrl(bytesLike("pdf")), fileName: `${slot}.pdf` },
        { token: of },
      )
    ).data;
  const decide = (filing: ReviewedFiling, decision: FilingDecision, customerId = "lin") =>
    shop.database.transact((tx) =>
      decideFiling(tx, { customerId, filing }, decision, shop.clock.time),
    );
  const accepted = { state: "accepted" } as const;
  const refused = { state: "refused", reason: "材料未盖公章" } as const;

  describe("university info (customer centre §5, university info; §6, university info)", () => {
    const read = (of = universitys) => shop.call(readUniversityInfo, {}, { token: of });
    const save = (info: Group, of = universitys) =>
      shop.call(saveUniversityInfo, info, { token: of });
    const complete = async (): Promise<Group> => ({
      ...texts,
      ...(await uploaded("university", universitys)),
    });
    const price = async () =>
      (await shop.call(readPriceAndStock, { itemCode: "E100001" }, { token: universitys })).data
        .packs[0]?.salesPrice;

    test("university info is empty at first, and saved trimmed with its proof to be reviewed", async () => {
      expect((await read()).data).toMatchObject({ university: "", uploadId: "", state: "none" });
      const group = await complete();
      expect((await save({ ...group, teacher: " 王老师 " })).code).toBe(200);
      expect((await read()).data).toEqual({ ...group, state: "pending", refusal: "" });
    });

    test("university info is locked while it is reviewed, and submitted again after a refusal, whose reason is shown", async () => {
      const group = await complete();
      await save(group);
      expect(await save({ ...group, teacher: "李老师" })).toMatchObject(locked);
      await decide("university", refused, "university");
      expect((await read()).data).toEqual({ ...group, state: "refused", refusal: refused.reason });
      expect((await save({ ...group, teacher: "李老师" })).code).toBe(200);
      expect((await read()).data).toMatchObject({
        teacher: "李老师",
        state: "pending",
        refusal: "",
      });
    });

    test("university info gives the prices of universities once it is accepted, until it is withdrawn", async () => {
      const ordinary = await price();
      expect(ordinary).not.toBe(UNIVERSITY_PRICE);
      const group = await complete();
      await save(group);
      expect(await price()).toBe(ordinary);
      await decide("university", accepted, "university");
      expect(await price()).toBe(UNIVERSITY_PRICE);
      await decide("university", refused, "university");
      expect(await price()).toBe(ordinary);
    });

    test("university info is reviewed again, at ordinary prices, when accepted info changes in more than its telephone numbers", async () => {
      const ordinary = await price();
      expect(ordinary).not.toBe(UNIVERSITY_PRICE);
      const group = await complete();
      await save(group);
      await decide("university", accepted, "university");
      expect((await save({ ...group, phone: "021-55500009" })).code).toBe(200);
      expect((await read()).data).toMatchObject({ phone: "021-55500009", state: "accepted" });
      expect(await price()).toBe(UNIVERSITY_PRICE);
      const proof = await uploaded("university", universitys);
      expect((await save({ ...group, ...proof })).code).toBe(200);
      expect((await read()).data.state).toBe("pending");
      expect(await price()).toBe(ordinary);
    });

    test("university info is refused to customers other than universities", async () => {
      const notTheirs = { status: 200, code: 1403, message: "高校科研信息仅供高校客户填写。" };
      expect(await read(token)).toMatchObject(notTheirs);
      expect(await save(await complete(), token)).toMatchObject(notTheirs);
    });

    test.each(["university", "department", "teacher", "mobile", "phone"])(
      "university info is not saved without %s",
      async (name) => {
        expect(await save({ ...(await complete()), [name]: " " })).toMatchObject({
          code: 400,
          message: "您有必填项未填,请填完后再确认！",
        });
        expect((await read()).data.university).toBe("");
      },
    );

    test.each([{ teacher: "7" }, { university: "x" }, { mobile: "call me" }, { phone: "later" }])(
      "university info is not saved with %j",
      async (wrong) => {
        expect(await save({ ...(await complete()), ...wrong })).toMatchObject({ code: 400 });
        expect((await read()).data.university).toBe("");
      },
    );

    test("university info is not saved without a document, or with one of another customer or slot", async () => {
      for (const { uploadId } of [
        noDocument,
        await uploaded("university", others),
        await uploaded("licence", universitys),
        { uploadId: "f".repeat(48) },
      ]) {
        expect(await save({ ...texts, uploadId, fileName: "" })).toMatchObject({ code: 400 });
        expect((await read()).data).toMatchObject({ university: "", uploadId: "" });
      }
    });
  });

  describe("a filing of precursors (customer centre §5, explosive-precursor info; §6, explosive-precursor info)", () => {
    const read = async (kind: PrecursorFilingKind = "explosive", of = token) =>
      (await shop.call(readPrecursorInfo, { kind }, { token: of })).data;
    const save = (info: Filing, of = token) => shop.call(savePrecursorInfo, info, { token: of });
    const complete = async (kind: PrecursorFilingKind = "explosive"): Promise<Filing> => ({
      kind,
      ...completeFiling,
      identity: noDocument,
      usage: await uploaded(kind === "drug" ? "drug-usage" : "usage", token),
      licence: await uploaded(kind === "drug" ? "drug-licence" : "licence", token),
      certificate: await uploaded(kind === "drug" ? "drug-certificate" : "certificate", token),
      poisonLicence: kind === "drug" ? null : await uploaded("poison-licence", token),
    });

    test.each(["explosive", "drug"] as const)(
      "a filing of %s precursors waits with its documents, has masked ID numbers, and is not visible to others",
      async (kind) => {
        expect(await read(kind)).toMatchObject({ purpose: "blank", state: "none" });
        const filing = await complete(kind);
        expect((await save(filing)).code).toBe(200);
        const { kind: _, ...sent } = filing;
        expect(await read(kind)).toEqual({
          ...sent,
          ...masked,
          state: "pending",
          refusal: "",
          isPoisonLicenceRequired: false,
        });
        expect(await read(kind === "drug" ? "explosive" : "drug")).toMatchObject({
          company: "",
          licence: noDocument,
          state: "none",
        });
        expect(await read(kind, others)).toMatchObject({ company: "", licence: noDocument });
        const { uploadId } = filing.licence;
        const ticket = (of: string) => shop.call(issueDocumentTicket, { uploadId }, { token: of });
        expect([(await ticket(token)).code, (await ticket(others)).code]).toEqual([200, 1404]);
      },
    );

    test.each([undefined, accepted])(
      "a filing of precursors is locked with its documents after %j",
      async (decision) => {
        const filing = await complete();
        await save(filing);
        if (decision) await decide("explosive", decision);
        expect(await save({ ...filing, company: "Another Company" })).toMatchObject(locked);
        const late = await shop.call(
          uploadDocument,
          { slot: "usage", extension: "pdf", content: dataUrl(bytesLike("pdf")), fileName: null },
          { token },
        );
        expect(late).toMatchObject(locked);
        expect((await uploaded("drug-usage", token)).uploadId).not.toBe("");
        expect((await read()).company).toBe(filing.company);
      },
    );

    test("a filing of precursors is submitted again after a refusal, whose reason is shown, with new and old documents", async () => {
      const filing = await complete();
      await save(filing);
      await decide("explosive", refused);
      expect(await read()).toMatchObject({ state: "refused", refusal: refused.reason });
      const usage = await uploaded("usage", token);
      expect((await save({ ...filing, usage, company: "Another Company" })).code).toBe(200);
      expect(await read()).toMatchObject({
        company: "Another Company",
        state: "pending",
        refusal: "",
        usage,
        licence: filing.licence,
      });
    });

    test.each([null, noDocument])(
      "a filing of precursors needs no licence to buy highly toxic chemicals: %j",
      async (poisonLicence) => {
        expect((await save({ ...(await complete()), poisonLicence })).code).toBe(200);
        expect(await read()).toMatchObject({ poisonLicence: noDocument, state: "pending" });
      },
    );

    test("a filing of drug precursors has no licence to buy highly toxic chemicals", async () => {
      const poisonLicence = await uploaded("poison-licence", token);
      expect((await save({ ...(await complete("drug")), poisonLicence })).code).toBe(200);
      expect((await read("drug")).poisonLicence).toBeNull();
      expect((await read()).poisonLicence).toEqual(noDocument);
    });

    test("a filing of precursors stores ID numbers only sealed", async () => {
      await save(await complete());
      const rows = await shop.database.read.selectFrom("precursor_filings").selectAll().execute();
      const repeats = await shop.database.read.selectFrom("request_results").selectAll().execute();
      for (const number of numbers) {
        expect(JSON.stringify([rows, repeats])).not.toContain(number);
        expect(JSON.stringify([rows, repeats])).not.toContain(number.slice(6, 14));
      }
    });

    test("a filing of precursors does not decrypt a number for another customer", async () => {
      await save(await complete());
      await shop.database.transact((tx) =>
        tx.updateTable("precursor_filings").set({ customer_id: "wang" }).execute(),
      );
      const params = { kind: "explosive" } as const;
      expect(await shop.call(readPrecursorInfo, params, { token: others })).toMatchObject({
        code: 500,
      });
    });

    test.each<Partial<Filing>>([
      { company: "" },
      { company: "x" },
      { address: " " },
      { purpose: "blank" },
      { handlerName: "" },
      { handlerName: "x" },
      { handlerIdNumber: "" },
      { handlerIdNumber: "110105194912310021" },
      { handlerPhone: "" },
      { handlerPhone: "call me" },
      { responsibleName: "" },
      { responsibleIdNumber: "440524188001010013" },
      { responsibleIdNumber: numbers[0] },
      { responsiblePhone: "" },
      { usage: noDocument },
      { licence: noDocument },
      { purpose: "sale", certificate: noDocument },
      { kind: "drug", certificate: noDocument },
    ])("a filing of precursors is refused with %j", async (wrong) => {
      const filing = await complete(wrong.kind);
      expect(await save({ ...filing, ...wrong })).toMatchObject({ status: 200, code: 400 });
      expect((await read(wrong.kind)).state).toBe("none");
    });

    test("a filing of precursors is not filed with a document of another customer, slot or filing", async () => {
      const filing = await complete();
      for (const licence of [
        await uploaded("licence", others),
        await uploaded("university", token),
        await uploaded("drug-licence", token),
      ]) {
        expect(await save({ ...filing, licence })).toMatchObject({ code: 400 });
        expect(await save({ ...filing, poisonLicence: licence })).toMatchObject({ code: 400 });
        expect((await read()).state).toBe("none");
      }
    });

    test.each(["none", "refused"])(
      "a filing of precursors in the state %s is filed once by two parallel calls",
      async (state) => {
        const filing = await complete();
        if (state === "refused") {
          await save(filing);
          await decide("explosive", refused);
        }
        const sent = await Promise.all([save(filing), save({ ...filing, company: "Another" })]);
        expect(new Set(sent.map(({ code }) => code))).toEqual(new Set([200, 1423]));
      },
    );

    test("a filing of precursors is decided with a mail that leads to it", async () => {
      await save(await complete("drug"));
      expect(await decide("explosive", accepted)).toBe(false);
      expect(await decide("drug", refused)).toBe(true);
      const [mail, ...more] = await shop.mails();
      expect(more).toEqual([]);
      expect(mail).toMatchObject({ to: customers.lin, subject: "您的易制毒信息未通过审核" });
      expect(mail?.text).toContain(refused.reason);
      expect(mail?.text).toContain("/profile/danger/drug");
      expect(await decide("drug", accepted)).toBe(false);
    });

    test("a filing of precursors that is submitted again before the mail is sent gets no mail about the refusal", async () => {
      const filing = await complete();
      await save(filing);
      await decide("explosive", refused);
      await save(filing);
      expect(await shop.mails()).toEqual([]);
    });
  });
});
