import type { PrecursorFilingKind, PrecursorPurpose } from "@reagent/domain/filing";
import type { FilingSlot } from "@reagent/domain/upload";
import { defineCopy } from "../../../language/define-copy.ts";

/** What is said of each document; the certificate is another one for each filing. */
type SlotWords = Record<Exclude<FilingSlot, "certificate">, string> & {
  certificate: Record<PrecursorFilingKind, string>;
};

export const copy = defineCopy({
  zh: {
    filings: "备案类别",
    names: { explosive: "易制爆信息", drug: "易制毒信息" } satisfies Record<
      PrecursorFilingKind,
      string
    >,
    leads: {
      explosive:
        "购买易制爆危险化学品和其他危险化学品须备案购买单位、经办人和负责人，审核通过后即可下单。",
      drug: "购买易制毒化学品须备案购买单位、经办人和负责人，并提供购买许可证或备案证明，审核通过后即可下单。",
    } satisfies Record<PrecursorFilingKind, string>,
    lockedNote: {
      explosive: "易制爆信息提交后不能修改，如需变更请联系客服。",
      drug: "易制毒信息提交后不能修改，如需变更请联系客服。",
    } satisfies Record<PrecursorFilingKind, string>,
    buyer: "购买单位",
    handler: "经办人",
    responsible: "负责人",
    documents: "证明材料",
    idNumberNote: "外籍人员填写护照或永久居留证号码",
    documentsNote: "高校和科研院所可上传事业单位法人证书作为营业执照。",
    needed: "必须上传",
    neededForSale: "用途为销售时必须上传",
    forPoisons: "购买剧毒化学品时上传",
    neededForPoisons: "购买剧毒化学品时必须上传",
    licenceLacking: "其中没有剧毒化学品购买许可证：要订购剧毒化学品，请联系客服补充。",
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
    /** Labels of a person's fields, under a heading that names the person's role. */
    person: ["姓名", "身份证号", "联系电话"] satisfies readonly [
      name: string,
      idNumber: string,
      phone: string,
    ],
    purpose: "购买用途",
    purposes: { blank: "未选择", experiment: "实验", sale: "销售" } satisfies Record<
      PrecursorPurpose,
      string
    >,
    slots: {
      identity: "学生证/校园卡、教师证/教工卡",
      usage: "使用说明",
      licence: "营业执照",
      certificate: { explosive: "危化品证书", drug: "购买许可证或备案证明" },
      poisonLicence: "剧毒化学品购买许可证",
    } satisfies SlotWords,
    uploaded: {
      identity: "学生证/校园卡、教师证/教工卡上传成功！",
      usage: "使用说明上传成功！",
      licence: "营业执照上传成功！",
      certificate: {
        explosive: "危化品证书上传成功！",
        drug: "上传成功！",
      },
      poisonLicence: "剧毒化学品购买许可证上传成功！",
    } satisfies SlotWords,
    submit: "提交",
    submitting: "提交中...",
    confirm: {
      explosive: "易制爆信息提交后不能修改, 是否继续?",
      drug: "易制毒信息提交后不能修改, 是否继续?",
    } satisfies Record<PrecursorFilingKind, string>,
    declined: "已取消提交",
    saved: { explosive: "易制爆信息更新成功！", drug: "易制毒信息更新成功！" } satisfies Record<
      PrecursorFilingKind,
      string
    >,
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
      "name-invalid": "请输入真实姓名",
      "phone-invalid":
        "请输入11位手机号码、带区号的固定电话（如 021-55500000），或带国家代码的境外号码（如 +44 7700 900123）",
      "id-numbers-same": "经办人和负责人不能是同一人",
      "document-required": "请上传该材料",
      "text-too-short": "内容过短，请填写完整",
      "text-too-long": "内容过长，请精简",
      "document-not-uploaded": "所选文件尚未上传",
    },
  },
  en: {
    filings: "Filings",
    names: { explosive: "Explosive precursors", drug: "Drug precursors" },
    leads: {
      explosive:
        "To buy explosive precursors and other hazardous chemicals, file the buyer, the handler and the person responsible. You can order once the filing is accepted.",
      drug: "To buy drug precursors, file the buyer, the handler and the person responsible, with the licence or record of the purchase. You can order once the filing is accepted.",
    },
    lockedNote: {
      explosive:
        "Explosive-precursor details cannot be changed once submitted. Please contact customer service.",
      drug: "Drug-precursor details cannot be changed once submitted. Please contact customer service.",
    },
    buyer: "Buyer",
    handler: "Handler",
    responsible: "Person responsible",
    documents: "Documents",
    idNumberNote: "Foreigners: passport or permanent resident card",
    documentsNote:
      "Universities and institutes can upload their public-institution certificate as the business licence. ",
    needed: "Required",
    neededForSale: "Required for sale",
    forPoisons: "For highly toxic chemicals",
    neededForPoisons: "Required for highly toxic chemicals",
    licenceLacking:
      " The licence to buy highly toxic chemicals is not in it: to order any, please ask our service how to add it.",
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
      certificate: {
        explosive: "Hazardous-chemicals certificate",
        drug: "Licence or record of the purchase",
      },
      poisonLicence: "Licence to buy highly toxic chemicals",
    },
    uploaded: {
      identity: "Student or staff card uploaded",
      usage: "Statement of use uploaded",
      licence: "Business licence uploaded",
      certificate: {
        explosive: "Hazardous-chemicals certificate uploaded",
        drug: "Uploaded",
      },
      poisonLicence: "Licence to buy highly toxic chemicals uploaded",
    },
    submit: "Submit",
    submitting: "Submitting…",
    confirm: {
      explosive: "Explosive-precursor details cannot be changed once submitted. Continue?",
      drug: "Drug-precursor details cannot be changed once submitted. Continue?",
    },
    declined: "Not submitted",
    saved: { explosive: "Explosive-precursor details filed", drug: "Drug-precursor details filed" },
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
      "name-invalid": "Enter the full name",
      "phone-invalid":
        "Enter a mobile of 11 digits, a landline with its area code (021-55500000), or a number abroad with its country code (+44 7700 900123)",
      "id-numbers-same": "Handler and person responsible must be two different people",
      "document-required": "Upload this document",
      "text-too-short": "This is too short. Please enter all of it.",
      "text-too-long": "This is too long",
      "document-not-uploaded": "The chosen file is not uploaded yet.",
    },
  },
});

/** The words for a document of a filing. */
export function slotWords(words: SlotWords, kind: PrecursorFilingKind, slot: FilingSlot): string {
  return slot === "certificate" ? words.certificate[kind] : words[slot];
}
