import type { Copy } from "../../../language/language.tsx";

interface Words {
  title: string;
  lead: string;
  form: string;
  contact: string;
  unit: string;
  invoice: string;
  email: string;
  locked: string;
  name: string;
  sex: string;
  sexes: Readonly<Record<"male" | "female", string>>;
  mobile: string;
  company: string;
  address: string;
  zip: string;
  landline: string;
  area: string;
  phone: string;
  extension: string;
  fax: string;
  invoiceLocked: string;
  save: string;
  saving: string;
  saved: string;
  incomplete: string;
  messages: Readonly<Record<string, string>>;
}

export const copy: Copy<Words> = {
  zh: {
    title: "个人信息",
    lead: "订单与询价默认使用以下信息。",
    form: "个人信息",
    contact: "联系人",
    unit: "单位",
    invoice: "发票",
    email: "邮箱地址",
    locked: "如需修改请联系客服",
    name: "真实姓名",
    sex: "性别",
    sexes: { male: "男", female: "女" },
    mobile: "手机号码",
    company: "单位名称",
    address: "单位地址",
    zip: "邮政编码",
    landline: "固定电话",
    area: "区号",
    phone: "电话号码",
    extension: "分机号",
    fax: "传真",
    invoiceLocked: "开票信息已提交，如需修改请联系客服。",
    save: "保存",
    saving: "保存中...",
    saved: "个人信息更新成功！",
    incomplete: "您有必填项未填,请填完后再确认！",
    messages: {
      "name-required": "请输入真实姓名",
      "sex-required": "请选择性别",
      "mobile-required": "请输入手机号码",
      "mobile-invalid": "手机号格式不正确",
      "company-required": "请输入单位名称",
      "address-required": "请输入单位地址",
      "invoice-type-required": "请选择开票类型！",
      "invoice-title-required": "请输入开票抬头",
      "invoice-tax-required": "请输入开票税号",
      "invoice-bank-required": "请输入开户行",
      "invoice-bank-account-required": "请输入银行账号",
      "invoice-address-required": "请输入开票地址",
      "invoice-phone-required": "请输入开票电话",
      "invoice-email-required": "请输入电子发票邮箱",
      "invoice-email-invalid": "请输入正确电子发票邮箱",
    },
  },
  en: {
    title: "Personal details",
    lead: "Orders and enquiries begin with these details.",
    form: "Personal details",
    contact: "Contact",
    unit: "Organisation",
    invoice: "Invoice",
    email: "E-mail address",
    locked: "Please ask our service to change it",
    name: "Full name",
    sex: "Sex",
    sexes: { male: "Male", female: "Female" },
    mobile: "Mobile number",
    company: "Organisation",
    address: "Address of the organisation",
    zip: "Postcode",
    landline: "Landline",
    area: "Area code",
    phone: "Number",
    extension: "Extension",
    fax: "Fax",
    invoiceLocked: "The invoice details were submitted. Please ask our service to change them.",
    save: "Save",
    saving: "Saving…",
    saved: "Your details were saved.",
    incomplete: "Some required fields are still empty. Please fill them in first.",
    messages: {
      "name-required": "Enter your full name",
      "sex-required": "Choose one",
      "mobile-required": "Enter a mobile number",
      "mobile-invalid": "This is not a mobile number",
      "company-required": "Enter the organisation",
      "address-required": "Enter the address of the organisation",
      "invoice-type-required": "Choose an invoice type.",
      "invoice-title-required": "Enter the invoice title",
      "invoice-tax-required": "Enter the tax number",
      "invoice-bank-required": "Enter the bank",
      "invoice-bank-account-required": "Enter the bank account",
      "invoice-address-required": "Enter the invoice address",
      "invoice-phone-required": "Enter the invoice telephone",
      "invoice-email-required": "Enter the e-mail address for invoices",
      "invoice-email-invalid": "Enter a valid e-mail address for invoices",
    },
  },
};
