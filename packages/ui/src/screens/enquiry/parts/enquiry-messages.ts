import { LONGEST_ENQUIRY_LINE, LONGEST_MESSAGE } from "@reagent/domain/enquiry";
import { defineCopy } from "../../../language/define-copy.ts";

/** What the schemas of the enquiries say of their fields; each form has its own words for a missing telephone number. */
export const enquiryMessages = defineCopy({
  zh: {
    "email-required": "请输入邮箱地址",
    "email-invalid": "请输入正确的邮箱地址",
    "contact-required": "请输入联系人",
    "phone-required": "请输入联系电话",
    "phone-too-short": "电话号码至少 7 位数字",
    "cas-mistyped": "CAS 号的校验位有误，请核对",
    "company-required": "请输入单位名称",
    "text-too-long": `内容过长，单行最多 ${LONGEST_ENQUIRY_LINE} 个字符，备注最多 ${LONGEST_MESSAGE} 个字符`,
  },
  en: {
    "email-required": "Enter your e-mail address",
    "email-invalid": "Enter a valid e-mail address",
    "contact-required": "Enter a contact person",
    "phone-required": "Enter a telephone number",
    "phone-too-short": "A telephone number has at least 7 digits",
    "cas-mistyped": "The check digit of this CAS number is wrong",
    "company-required": "Enter your organisation",
    "text-too-long": `Too long: a line has at most ${LONGEST_ENQUIRY_LINE} characters, a note ${LONGEST_MESSAGE}`,
  },
});
