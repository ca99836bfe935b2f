import { codes } from "@reagent/api/contract/envelope";
import {
  readPrecursorInfo,
  readUniversityInfo,
  savePrecursorInfo,
  saveUniversityInfo,
} from "@reagent/api/contract/filing";
import { issueDocumentTicket, uploadDocument } from "@reagent/api/contract/upload";
import { idCheckDigit } from "@reagent/domain/id-number";
import { expect } from "vitest";
import { answered, type Exchange, refused } from "../exchange.ts";

const noDocument = { uploadId: "", fileName: "" };
const group = {
  university: "示例大学",
  department: "化学学院",
  teacher: "王老师",
  mobile: "13800000002",
  phone: "021-55500002",
  ...noDocument,
};
const withCheckDigit = (digits: string) => digits + idCheckDigit(digits);
const filing = {
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
  usage: noDocument,
  licence: noDocument,
  certificate: noDocument,
} as const;
const drawing = {
  slot: "licence",
  extension: "gif",
  content: `data:image/gif;base64,${btoa("GIF89a")}`,
  fileName: "营业执照.gif",
} as const;
const unknown = { uploadId: "0".repeat(48) };

/** In the order in which customers could make them: the customer has submitted a filing, the newcomer has not. */
export const exchanges: readonly Exchange[] = [
  answered("university", readUniversityInfo, {}, ({ university }) =>
    expect(university).not.toBe(""),
  ),
  answered("university", saveUniversityInfo, group),
  refused("university", saveUniversityInfo, { ...group, phone: "" }, codes.badRequest, "no phone"),
  refused("customer", readUniversityInfo, {}, codes.notEntitled, "no customer of a university"),
  refused("customer", saveUniversityInfo, group, codes.notEntitled, "no customer of a university"),

  answered("newcomer", readPrecursorInfo, {}, ({ purpose }) => expect(purpose).toBe("blank")),
  answered("customer", readPrecursorInfo, {}, ({ handlerIdNumber }) =>
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
    "an extension that is not accepted",
  ),
  refused("customer", uploadDocument, drawing, codes.locked, "what was filed is not changed"),
  answered(
    "customer",
    issueDocumentTicket,
    ({ uploadId }) => ({ uploadId }),
    ({ url }) => expect(url).not.toBe(""),
  ),
  refused("customer", issueDocumentTicket, unknown, codes.notFound, "an unknown document"),
  refused(
    "newcomer",
    savePrecursorInfo,
    { ...filing, handlerIdNumber: "990001199001010030" },
    codes.badRequest,
    "a wrong check digit",
  ),
  answered("newcomer", savePrecursorInfo, filing),
  refused("customer", savePrecursorInfo, filing, codes.locked, "what was filed is not changed"),
];
