import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    receiver: "收货人",
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
    receiver: "Receiver",
    mobile: "Mobile number",
    street: "Street address",
    streetHelp: "Street, number, building and room",
    postcode: "Postcode",
    messages: {
      "receiver-required": "Enter who receives the goods",
      "mobile-required": "Enter a mobile number",
      "mobile-invalid": "This is not a mobile number",
      "street-required": "Enter the street address",
      "postcode-invalid": "Enter 6 digits",
      "area-invalid": "Enter 2 to 4 digits",
      "phone-invalid": "Enter 5 to 12 digits",
      "phone-required": "Enter the number",
      "extension-invalid": "Enter 1 to 8 digits",
      "text-too-long": "This is too long",
    },
  },
});
