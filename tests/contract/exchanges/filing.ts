import { codes } from "@reagent/api/contract/envelope";
import {
  readPrecursorInfo,
  readUniversityInfo,
  savePrecursorInfo,
  saveUniversityInfo,
} from "@reagent/api/contract/filing";
import { issueDocumentTicket, uploadDocument } from "@reagent/api/contract/upload";
import { callMessages } from "@reagent/api/messages/call";
import { filingMessages } from "@reagent/api/messages/filing";
import { uploadMessages } from "@reagent/api/messages/upload";
import { idCheckDigit } from "@reagent/domain/id-number";
import { expect } from "vitest";
import { answered, type Exchange, refused } from "../exchange.ts";
import type { Facts } from "../party.ts";

const noDocument = { uploadId: "", fileName: "" };
const group = {
  university: "示例大学",
  department: "化学学院",
  teacher: "王老师",
  mobile: "13800000002",
  phone: "021-55500002",
};
const groupOf = ({ universityProof }: Facts) => ({
  ...group,
  uploadId: universityProof,
  fileName: "",
});
const withCheckDigit = (digits: string) => digits + idCheckDigit(digits);
const filing = {
  kind: "explosive",
  company: "示例材料研究所",
  address: "上海市浦东新区示例路 3 号",
  purpose: "sale",
  handlerName: "新客户",
  handlerIdNumber: withCheckDigit("99000119900101003"),
  handlerPhone: "13800000003",
  responsibleName: "陈示例",
  responsibleIdNumber: withCheckDigit("99000119800202004"),
  responsiblePhone: "13800000004",
  identity: noDocument,
} as const;
const filingOf = ({ filingDocuments: { usage, licence, certificate, poisonLicence } }: Facts) => ({
  ...filing,
  usage: { uploadId: usage, fileName: "" },
  licence: { uploadId: licence, fileName: "" },
  certificate: { uploadId: certificate, fileName: "" },
  poisonLicence: { uploadId: poisonLicence, fileName: "" },
});
const kind = { kind: "explosive" } as const;
const drawing = {
  slot: "identity",
  extension: "gif",
  content: `data:image/gif;base64,${btoa("GIF89a")}`,
  fileName: "校园卡.gif",
} as const;
const unknown = { uploadId: "0".repeat(48) };

/** In the order in which customers could make them: the customer has submitted a filing, the newcomer has not. */
export const exchanges: readonly Exchange[] = [
  answered("university", readUniversityInfo, {}, ({ university, state }) => {
    expect(university).not.toBe("");
    expect(state).toBe("accepted");
  }),
  refused(
    "university",
    saveUniversityInfo,
    (facts) => ({ ...groupOf(facts), phone: "" }),
    codes.badRequest,
    filingMessages.incomplete,
    "no phone",
  ),
  refused(
    "university",
    saveUniversityInfo,
    { ...group, ...noDocument },
    codes.badRequest,
    filingMessages.documentMissing,
    "no document",
  ),
  refused(
    "customer",
    readUniversityInfo,
    {},
    codes.notEntitled,
    filingMessages.notUniversity,
    "no customer of a university",
  ),
  refused(
    "customer",
    saveUniversityInfo,
    groupOf,
    codes.notEntitled,
    filingMessages.notUniversity,
    "no customer of a university",
  ),

  answered("newcomer", readPrecursorInfo, kind, ({ purpose, state, poisonLicence }) => {
    expect([purpose, state]).toEqual(["blank", "none"]);
    expect(poisonLicence).toEqual(noDocument);
  }),
  answered("newcomer", readPrecursorInfo, { kind: "drug" }, ({ state, poisonLicence }) => {
    expect(state).toBe("none");
    expect(poisonLicence).toBeNull();
  }),
  answered("customer", readPrecursorInfo, kind, ({ handlerIdNumber }) =>
    expect(handlerIdNumber).toMatch(/^$|^\d{3}\*{11}[\dX]{4}$/u),
  ),
  answered("newcomer", uploadDocument, drawing, ({ uploadId, fileName }) => {
    expect(uploadId).toMatch(/^[0-9a-f]{48}$/u);
    expect(fileName).toBe(drawing.fileName);
  }),
  refused(
    "newcomer",
    uploadDocument,
    { ...drawing, extension: "svg" },
    codes.badRequest,
    uploadMessages.extension,
    "an extension that is not accepted",
  ),
  refused(
    "customer",
    uploadDocument,
    drawing,
    codes.locked,
    filingMessages.locked,
    "what was filed is not changed",
  ),
  answered(
    "customer",
    issueDocumentTicket,
    ({ uploadId }) => ({ uploadId }),
    ({ url }) => expect(url).not.toBe(""),
  ),
  refused(
    "customer",
    issueDocumentTicket,
    unknown,
    codes.notFound,
    callMessages.noDocument,
    "an unknown document",
  ),
  refused(
    "newcomer",
    savePrecursorInfo,
    (facts) => ({ ...filingOf(facts), handlerIdNumber: "990001199001010030" }),
    codes.badRequest,
    filingMessages.invalid,
    "a wrong check digit",
  ),
  refused(
    "newcomer",
    savePrecursorInfo,
    (facts) => ({ ...filingOf(facts), usage: noDocument }),
    codes.badRequest,
    filingMessages.documentMissing,
    "no statement of use",
  ),
  answered("newcomer", savePrecursorInfo, filingOf),
  refused(
    "newcomer",
    savePrecursorInfo,
    filingOf,
    codes.locked,
    filingMessages.locked,
    "a filing that waits",
  ),
  refused(
    "customer",
    savePrecursorInfo,
    filingOf,
    codes.locked,
    filingMessages.locked,
    "what was filed is not changed",
  ),
];

/** Saving the group ends the university's prices until the new data are accepted. */
export const endings: readonly Exchange[] = [
  answered("university", saveUniversityInfo, groupOf),
  refused(
    "university",
    saveUniversityInfo,
    groupOf,
    codes.locked,
    filingMessages.locked,
    "info that waits",
  ),
];
