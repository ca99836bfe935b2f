import type { Copy } from "../../../../language/language.tsx";

interface Words {
  title: string;
  hint: string;
  notice: string;
  loginFirst: string;
  logIn: string;
  register: string;
  productCode: string;
  email: string;
  contact: string;
  phone: string;
  company: string;
  send: string;
  sending: string;
  sent: string;
  messages: Readonly<
    Record<
      | "email-required"
      | "email-invalid"
      | "contact-required"
      | "phone-required"
      | "company-required"
      | "spectrum-product-required",
      string
    >
  >;
}

export const copy: Copy<Words> = {
  zh: {
    title: "申请图谱",
    hint: "没有您需要的图谱时可以申请，客服会发送到您的邮箱。",
    notice: "提示",
    loginFirst: "请先登录后再申请谱图！",
    logIn: "登录",
    register: "注册",
    productCode: "货号",
    email: "邮箱地址",
    contact: "联系人",
    phone: "联系电话",
    company: "联系单位",
    send: "提交申请",
    sending: "提交中...",
    sent: "提交成功！",
    messages: {
      "email-required": "请输入邮箱地址",
      "email-invalid": "请输入正确的邮箱地址",
      "contact-required": "请输入联系人",
      "phone-required": "请输入联系电话",
      "company-required": "请输入联系单位",
      "spectrum-product-required": "选择申请谱图的货号",
    },
  },
  en: {
    title: "Request a spectrum",
    hint: "Ask for a spectrum that is not published: we send it to your e-mail address.",
    notice: "Notice",
    loginFirst: "Please log in before you request a spectrum.",
    logIn: "Log in",
    register: "Create an account",
    productCode: "Product code",
    email: "E-mail address",
    contact: "Contact",
    phone: "Telephone",
    company: "Company",
    send: "Send request",
    sending: "Sending…",
    sent: "Your request has been sent.",
    messages: {
      "email-required": "Enter your e-mail address",
      "email-invalid": "Enter a valid e-mail address",
      "contact-required": "Enter the name of a contact",
      "phone-required": "Enter a telephone number",
      "company-required": "Enter your company",
      "spectrum-product-required": "Choose the product code",
    },
  },
};
