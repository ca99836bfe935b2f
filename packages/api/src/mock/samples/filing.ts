import type { Document, PrecursorInfo, UniversityInfo } from "../../contract/filing.ts";
import type { Language } from "./language.ts";

/** No document in a slot. */
export const noDocument: Document = { uploadId: "", fileName: "" };

/** A document as it was uploaded. */
export const sampleDocument: Document = {
  uploadId: "5a3c9e0b7d1f42868e4a6c2d9b0f1e3a5c7d9f1b3e5a7c9d",
  fileName: "营业执照.png",
};

/** A drawn sheet of paper, which stories show as the document. */
export const samplePicture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" fill="#8fa3b3"/><rect x="12" y="8" width="24" height="32" fill="#fff"/><path d="M16 16h16M16 22h16M16 28h10" stroke="#8fa3b3" stroke-width="2"/></svg>',
)}`;

/** The accepted filing of a customer of a university. */
export function universityInfo(language: Language = "zh"): UniversityInfo {
  const words = {
    zh: { university: "示例大学", department: "化学学院", teacher: "林既明" },
    en: {
      university: "Sample University",
      department: "School of Chemistry",
      teacher: "Lin Jiming",
    },
  } as const;
  return {
    ...words[language],
    mobile: "13900000121",
    phone: "021-55500121",
    uploadId: sampleDocument.uploadId,
    fileName: "校园卡.pdf",
    state: "accepted",
    refusal: "",
  };
}

/** Nothing filed yet. */
export const noUniversityInfo: UniversityInfo = {
  university: "",
  department: "",
  teacher: "",
  mobile: "",
  phone: "",
  ...noDocument,
  state: "none",
  refusal: "",
};

/** Nothing filed yet. */
export const noPrecursorInfo: PrecursorInfo = {
  company: "",
  address: "",
  purpose: "blank",
  handlerName: "",
  handlerIdNumber: "",
  handlerPhone: "",
  responsibleName: "",
  responsibleIdNumber: "",
  responsiblePhone: "",
  identity: noDocument,
  usage: noDocument,
  licence: noDocument,
  certificate: noDocument,
  poisonLicence: noDocument,
  state: "none",
  refusal: "",
  isPoisonLicenceRequired: false,
};

/** A customer's accepted filing, its ID numbers masked. */
export function precursorInfo(language: Language = "zh"): PrecursorInfo {
  const words = {
    zh: {
      company: "华东应用化学研究所",
      address: "上海市浦东新区示例路 120 号",
      handlerName: "周以宁",
      responsibleName: "陈示例",
    },
    en: {
      company: "East China Institute of Applied Chemistry",
      address: "120 Sample Road, Pudong, Shanghai",
      handlerName: "Zhou Yining",
      responsibleName: "Chen Shili",
    },
  } as const;
  return {
    ...noPrecursorInfo,
    ...words[language],
    purpose: "experiment",
    handlerIdNumber: "999***********0017",
    handlerPhone: "13900000120",
    responsibleIdNumber: "999***********0025",
    responsiblePhone: "13900000122",
    usage: { ...sampleDocument, fileName: "使用说明.pdf" },
    licence: sampleDocument,
    certificate: { ...sampleDocument, fileName: "危化品经营许可证.pdf" },
    state: "accepted",
  };
}

/** Why the operator refused a filing. */
export const refusalReason = {
  zh: "使用说明未盖公章，请盖章后重新上传。",
  en: "The statement of use has no company seal. Please upload a sealed one.",
} as const;
