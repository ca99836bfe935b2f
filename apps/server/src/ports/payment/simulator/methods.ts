import type { Gateway, OfferedMethod } from "../gateway.ts";
import { logo, wechatMethod } from "../phone-methods.ts";

const banks = [
  { code: "EXB", zh: "示例银行", en: "Example Bank", image: logo("M16 7H8v10h8M8 12h6") },
  { code: "SPB", zh: "样本银行", en: "Specimen Bank", image: logo("M16 7H8v5h8v5H8") },
  { code: "BKB", zh: "量杯银行", en: "Beaker Bank", image: logo("M8 6v11h8V6M11 9h5M11 13h5") },
  {
    code: "LTB",
    zh: "格点银行",
    en: "Lattice Bank",
    image: logo("M8 6v12M16 6v12M6 9h12M6 15h12"),
  },
] as const;
const FIRST_PERSON_ID = 11;
const FIRST_ENTERPRISE_ID = 21;

const bankMethods = (firstId: number, suffix: { code: string; zh: string; en: string }) =>
  banks.map((bank, index): OfferedMethod => ({
    id: String(firstId + index),
    code: `${bank.code}${suffix.code}`,
    name: { zh: `${bank.zh}${suffix.zh}`, en: `${bank.en}${suffix.en}` },
    image: bank.image,
  }));

/** What the simulator offers: WeChat, and banks that do not exist. */
export const simulatedMethods: Gateway["methods"] = {
  person: [wechatMethod, ...bankMethods(FIRST_PERSON_ID, { code: "", zh: "", en: "" })],
  enterprise: bankMethods(FIRST_ENTERPRISE_ID, { code: "-B2B", zh: "（企业）", en: " (business)" }),
  alipay: null,
};
