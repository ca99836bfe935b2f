import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    receivers: { goods: "收货人", invoice: "收票人" },
    mobile: "手机号码",
    street: "详细地址",
    streetHelp: "街道、门牌号、楼栋与房间",
    postcode: "邮政编码",
    messages: {
      "receiver-required": "请输入收货人",
      "mobile-required": "请输入手机号码",
      "mobile-invalid": "手机号格式不正确",
      "street-required": "请输入详细地址",
      "postcode-invalid": "请输入 6 位邮政编码",
      "area-invalid": "请输入 2 至 4 位区号",
      "phone-invalid": "请输入 5 至 12 位电话号码",
      "phone-required": "请输入电话号码",
      "extension-invalid": "请输入 1 至 8 位分机号",
      "text-too-long": "内容过长",
    },
  },
  en: {
    receivers: { goods: "Recipient", invoice: "Invoice recipient" },
    mobile: "Mobile number",
    street: "Street address",
    streetHelp: "Street, number, building and room",
    postcode: "Postcode",
    messages: {
      "receiver-required": "Enter the recipient",
      "mobile-required": "Enter a mobile number",
      "mobile-invalid": "Enter a mobile number of mainland China, 11 digits",
      "street-required": "Enter the street address",
      "postcode-invalid": "A postcode has 6 digits",
      "area-invalid": "An area code has 2 to 4 digits",
      "phone-invalid": "A landline number has 5 to 12 digits",
      "phone-required": "Enter the landline number",
      "extension-invalid": "An extension has 1 to 8 digits",
      "text-too-long": "This is too long",
    },
  },
});
