import { savePrecursorInfo, saveUniversityInfo } from "@reagent/api/contract/filing";
import { saveInvoice } from "@reagent/api/contract/invoice";
import { uploadDocument } from "@reagent/api/contract/upload";
import type {
  PrecursorFiling,
  PrecursorFilingKind,
  UniversityFiling,
} from "@reagent/domain/filing";
import { idCheckDigit } from "@reagent/domain/id-number";
import { type FilingSlot, type UploadSlot, uploadSlot } from "@reagent/domain/upload";
import type { DemoShop } from "./demo-shop.ts";

/** A valid ID number of a region that does not exist, so that no person has it. */
const unassigned = (digits: string) => digits + idCheckDigit(digits);

const filing: PrecursorFiling = {
  company: "示例生物科技（上海）有限公司",
  address: "上海市浦东新区示例路 1 号",
  purpose: "experiment",
  handlerName: "林演示",
  handlerIdNumber: unassigned("99000119900101001"),
  handlerPhone: "13800000001",
  responsibleName: "陈示例",
  responsibleIdNumber: unassigned("99000119800202002"),
  responsiblePhone: "13800000004",
};

const university: UniversityFiling = {
  university: "示例大学",
  department: "化学学院",
  teacher: "王老师",
  mobile: "13800000002",
  phone: "021-55500002",
};

const applicant = {
  university: { ...university, teacher: "何示例", mobile: "13800000005", phone: "021-55500005" },
  precursor: {
    ...filing,
    company: "示例大学",
    address: "湖北省武汉市洪山区示例大学化学楼",
    handlerName: "何示例",
    handlerIdNumber: unassigned("99000119950505005"),
    handlerPhone: "13800000005",
  },
} as const;

const REFUSED = "使用说明未写明用途和用量，请补充后重新提交。";

/** A blank page. */
const DOCUMENT = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR42mP4DwABAQEAGgmzcgAAAABJRU5ErkJggg==",
  "base64",
);

/**
 * Files for a demo customer: the ordinary one has upgradable invoice information and both filings of precursors accepted, the
 * university's electronic invoices and its research group, and the applicant a filing in each other state.
 */
export async function addDemoFilings(shop: DemoShop, by: string, now: number): Promise<void> {
  switch (by) {
    case "demo@kedu.example":
      await shop.call(
        saveInvoice,
        {
          type: "vat-special",
          title: "示例生物科技（上海）有限公司",
          taxNumber: "91310115DEMO00001X",
          bank: "示例银行上海张江支行",
          bankAccount: "0000000000000001",
          address: "上海市浦东新区示例路 1 号",
          phone: "021-55500001",
          email: "",
        },
        { by, now },
      );
      for (const kind of ["explosive", "drug"] as const) {
        await filePrecursor(shop, { by, kind, filing, now });
        await shop.operate(now, "accept", by, kind);
      }
      return;
    case "university@kedu.example":
      await shop.call(
        saveInvoice,
        {
          type: "all-electronic-ordinary",
          title: "示例大学",
          taxNumber: "12420000DEMO00002X",
          bank: "",
          bankAccount: "",
          address: "",
          phone: "",
          email: by,
        },
        { by, now },
      );
      await fileUniversity(shop, by, university, now);
      await shop.operate(now, "accept", by, "university");
      return;
    case "applicant@kedu.example":
      await fileUniversity(shop, by, applicant.university, now);
      await filePrecursor(shop, { by, kind: "drug", filing: applicant.precursor, now });
      await filePrecursor(shop, { by, kind: "explosive", filing: applicant.precursor, now });
      await shop.operate(now, "refuse", by, "explosive", REFUSED);
  }
}

async function filePrecursor(
  shop: DemoShop,
  {
    by,
    kind,
    filing: written,
    now,
  }: {
    readonly by: string;
    readonly kind: PrecursorFilingKind;
    readonly filing: PrecursorFiling;
    readonly now: number;
  },
): Promise<void> {
  const document = (slot: FilingSlot) => upload(shop, by, uploadSlot(kind, slot), now);
  const documents = {
    identity: await document("identity"),
    usage: await document("usage"),
    licence: await document("licence"),
    certificate: await document("certificate"),
    poisonLicence: null,
  };
  await shop.call(savePrecursorInfo, { kind, ...written, ...documents }, { by, now });
}

async function fileUniversity(
  shop: DemoShop,
  by: string,
  written: UniversityFiling,
  now: number,
): Promise<void> {
  const proof = await upload(shop, by, "university", now);
  await shop.call(saveUniversityInfo, { ...written, ...proof }, { by, now });
}

function upload(shop: DemoShop, by: string, slot: UploadSlot, now: number) {
  const sent = { slot, extension: "png", content: "", fileName: "示例文件.png" } as const;
  return shop.call(uploadDocument, sent, { by, now, file: DOCUMENT });
}
