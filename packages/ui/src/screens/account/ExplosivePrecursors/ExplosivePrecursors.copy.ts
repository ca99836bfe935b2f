import type { PrecursorPurpose } from "@reagent/domain/filing";
import type { PrecursorSlot } from "@reagent/domain/upload";
import type { Copy } from "../../../language/language.tsx";

type TextName =
  | "company"
  | "address"
  | "handlerName"
  | "handlerIdNumber"
  | "handlerPhone"
  | "responsibleName"
  | "responsibleIdNumber"
  | "responsiblePhone";

interface Words {
  title: string;
  lead: string;
  lockedNote: string;
  buyer: string;
  handler: string;
  responsible: string;
  documents: string;
  documentsNote: string;
  fields: Readonly<Record<TextName, string>>;
  /** What is said of a person under the head that says who it is. */
  person: readonly [name: string, idNumber: string, phone: string];
  purpose: string;
  purposes: Readonly<Record<PrecursorPurpose, string>>;
  slots: Readonly<Record<PrecursorSlot, string>>;
  uploaded: Readonly<Record<PrecursorSlot, string>>;
  submit: string;
  submitting: string;
  confirm: string;
  declined: string;
  saved: string;
  messages: Readonly<Record<string, string>>;
}

export const copy: Copy<Words> = {
  zh: {
    title: "易制爆信息",
    lead: "购买易制爆危险化学品须备案购买单位、经办人和负责人。",
    lockedNote: "易制爆信息提交后不能修改，如需变更请联系客服。",
    buyer: "购买单位",
    handler: "经办人",
    responsible: "负责人",
    documents: "证明材料",
    documentsNote: "请上传适用的材料，",
    fields: {
      company: "购买单位名称",
      address: "购买单位地址",
      handlerName: "经办人姓名",
      handlerIdNumber: "经办人身份证号",
      handlerPhone: "经办人联系电话",
      responsibleName: "负责人姓名",
      responsibleIdNumber: "负责人身份证号",
      responsiblePhone: "负责人联系电话",
    },
    person: ["姓名", "身份证号", "联系电话"],
    purpose: "购买用途",
    purposes: { blank: "未选择", experiment: "实验", sale: "销售" },
    slots: {
      identity: "学生证/校园卡、教师证/教工卡",
      usage: "使用说明",
      licence: "营业执照",
      certificate: "危化品证书",
    },
    uploaded: {
      identity: "学生证/校园卡、教师证/教工卡上传成功！",
      usage: "使用说明上传成功！",
      licence: "营业执照上传成功！",
      certificate: "危化品证书上传成功！",
    },
    submit: "提交",
    submitting: "提交中...",
    confirm: "易制爆信息提交后不能修改, 是否继续?",
    declined: "已取消提交",
    saved: "易制爆信息更新成功！",
    messages: {
      "company-required": "请输入购买单位名称",
      "address-required": "请输入购买单位地址",
      "purpose-required": "请选择购买用途",
      "handler-name-required": "请输入经办人姓名",
      "handler-id-number-required": "请输入经办人身份证号",
      "handler-phone-required": "请输入经办人联系电话",
      "responsible-name-required": "请输入负责人姓名",
      "responsible-id-number-required": "请输入负责人身份证号",
      "responsible-phone-required": "请输入负责人联系电话",
      "id-number-invalid": "请输入正确的身份证号",
      "text-too-long": "内容过长，请精简",
      "document-not-uploaded": "所选文件尚未上传，请先上传",
    },
  },
  en: {
    title: "Explosive precursors",
    lead: "To buy explosive precursors, file who buys them, who handles them and who answers for them.",
    lockedNote:
      "Explosive-precursor details cannot be changed once they were submitted. Please ask our service.",
    buyer: "Buyer",
    handler: "Handler",
    responsible: "Person responsible",
    documents: "Documents",
    documentsNote: "Upload those that apply: ",
    fields: {
      company: "Company",
      address: "Company address",
      handlerName: "Handler's name",
      handlerIdNumber: "Handler's ID number",
      handlerPhone: "Handler's telephone",
      responsibleName: "Name of the person responsible",
      responsibleIdNumber: "ID number of the person responsible",
      responsiblePhone: "Telephone of the person responsible",
    },
    person: ["Name", "ID number", "Telephone"],
    purpose: "Purpose",
    purposes: { blank: "None chosen", experiment: "Experiments", sale: "Sale" },
    slots: {
      identity: "Student or staff card",
      usage: "Statement of use",
      licence: "Business licence",
      certificate: "Hazardous-chemicals certificate",
    },
    uploaded: {
      identity: "Student or staff card uploaded",
      usage: "Statement of use uploaded",
      licence: "Business licence uploaded",
      certificate: "Hazardous-chemicals certificate uploaded",
    },
    submit: "Submit",
    submitting: "Submitting…",
    confirm: "Explosive-precursor details cannot be changed once they are submitted. Continue?",
    declined: "Not submitted",
    saved: "Explosive-precursor details filed",
    messages: {
      "company-required": "Enter the company",
      "address-required": "Enter the company address",
      "purpose-required": "Choose a purpose",
      "handler-name-required": "Enter the handler's name",
      "handler-id-number-required": "Enter the handler's ID number",
      "handler-phone-required": "Enter the handler's telephone number",
      "responsible-name-required": "Enter the name of the person responsible",
      "responsible-id-number-required": "Enter the ID number of the person responsible",
      "responsible-phone-required": "Enter the telephone number of the person responsible",
      "id-number-invalid": "Enter a valid ID number",
      "text-too-long": "This is too long",
      "document-not-uploaded": "The chosen file is not uploaded yet. Please upload it first.",
    },
  },
};
