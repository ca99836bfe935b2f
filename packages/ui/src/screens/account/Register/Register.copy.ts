import type { Copy } from "../../../language/language.tsx";

interface Words {
  title: string;
  welcome: string;
  loggedIn: string;
  goOn: string;
  haveAccount: string;
  logIn: string;
  account: string;
  contact: string;
  workplace: string;
  invoice: string;
  email: string;
  emailHelp: string;
  password: string;
  passwordHelp: string;
  passwordConfirmation: string;
  name: string;
  sex: string;
  male: string;
  female: string;
  mobile: string;
  landline: string;
  area: string;
  phone: string;
  extension: string;
  fax: string;
  company: string;
  category: string;
  chooseCategory: string;
  loading: string;
  address: string;
  zip: string;
  invoiceTitle: string;
  invoiceTax: string;
  source: string;
  chooseSource: string;
  agree: string;
  readTerms: string;
  termsOfUse: string;
  agreeAndClose: string;
  register: string;
  busy: string;
  invalid: string;
  agreeFirst: string;
  doneTitle: string;
  done: (email: string) => string;
}

export const copy: Copy<Words> = {
  zh: {
    title: "注册",
    welcome: "注册并激活账号后即可查看您的折扣价、下单和申请图谱。",
    loggedIn: "您已经登录。",
    goOn: "查看我的订单",
    haveAccount: "已有账号？",
    logIn: "登录",
    account: "账号",
    contact: "联系人",
    workplace: "单位",
    invoice: "开票信息",
    email: "邮箱地址",
    emailHelp: "用于登录，激活邮件也会发送到这里。",
    password: "登录密码",
    passwordHelp: "6–16 个字符，不含空格。",
    passwordConfirmation: "确认密码",
    name: "真实姓名",
    sex: "性别",
    male: "男",
    female: "女",
    mobile: "手机号码",
    landline: "固定电话",
    area: "区号",
    phone: "电话号码",
    extension: "分机号",
    fax: "传真",
    company: "单位名称",
    category: "单位类型",
    chooseCategory: "请选择单位类型",
    loading: "加载中...",
    address: "单位地址",
    zip: "邮编",
    invoiceTitle: "开票抬头",
    invoiceTax: "开票税号",
    source: "您从哪里知道我们",
    chooseSource: "请选择",
    agree: "我已阅读并同意使用条款",
    readTerms: "阅读使用条款",
    termsOfUse: "使用条款",
    agreeAndClose: "已阅读并同意",
    register: "注册",
    busy: "提交中...",
    invalid: "请填写必填信息，并检查填写是否有误！",
    agreeFirst: "请勾选“我已阅读并同意使用条款”！",
    doneTitle: "注册成功",
    done: (email) => `激活邮件已发送至 ${email}，请在 24 小时内前往邮箱激活账号。`,
  },
  en: {
    title: "Create an account",
    welcome:
      "With an account you see your own prices, order, and request spectra. We ask you to confirm your e-mail address first.",
    loggedIn: "You are logged in already.",
    goOn: "See my orders",
    haveAccount: "Have an account already?",
    logIn: "Log in",
    account: "Account",
    contact: "Contact",
    workplace: "Company or institution",
    invoice: "Invoice",
    email: "E-mail address",
    emailHelp: "You log in with it, and we send the activation link to it.",
    password: "Password",
    passwordHelp: "6 to 16 characters without spaces.",
    passwordConfirmation: "Password again",
    name: "Full name",
    sex: "Sex",
    male: "Male",
    female: "Female",
    mobile: "Mobile number",
    landline: "Landline",
    area: "Area code",
    phone: "Telephone number",
    extension: "Extension",
    fax: "Fax",
    company: "Company or institution",
    category: "Kind of organisation",
    chooseCategory: "Choose a kind",
    loading: "Loading…",
    address: "Street address",
    zip: "Postcode",
    invoiceTitle: "Invoice title",
    invoiceTax: "Tax number",
    source: "How did you hear of us?",
    chooseSource: "Choose",
    agree: "I have read and agree to the terms of use",
    readTerms: "Read the terms of use",
    termsOfUse: "Terms of use",
    agreeAndClose: "I have read them and agree",
    register: "Create account",
    busy: "Sending…",
    invalid: "Please enter the required information and check for mistakes.",
    agreeFirst: "Please tick that you have read and agree to the terms of use.",
    doneTitle: "Your account has been created",
    done: (email) =>
      `We have sent a link to ${email}. Please open it within 24 hours to activate your account.`,
  },
};

export const messages = {
  zh: {
    "email-required": "请输入邮箱地址",
    "email-invalid": "请输入正确的邮箱地址",
    "password-required": "请输入登录密码",
    "password-length": "密码长度为 6–16 个字符",
    "password-white-space": "密码不能包含空格",
    "password-common": "密码过于简单，请换一个",
    "confirmation-differs": "两次输入密码不一致!",
    "name-required": "请输入真实姓名",
    "sex-invalid": "请选择性别",
    "mobile-required": "请输入手机号码",
    "mobile-invalid": "手机号格式不正确",
    "company-required": "请输入单位名称",
    "address-required": "请输入单位地址",
    "category-required": "请选择单位类型",
    "invoice-title-required": "请输入开票抬头",
    "invoice-tax-required": "请输入开票税号",
    "agreement-required": "请先阅读并同意使用条款",
  },
  en: {
    "email-required": "Enter your e-mail address",
    "email-invalid": "Enter a valid e-mail address",
    "password-required": "Enter a password",
    "password-length": "Use 6 to 16 characters",
    "password-white-space": "Leave out spaces",
    "password-common": "This password is too easy to guess. Choose another one",
    "confirmation-differs": "The two passwords differ",
    "name-required": "Enter your full name",
    "sex-invalid": "Choose one",
    "mobile-required": "Enter your mobile number",
    "mobile-invalid": "Enter a mobile number of 11 digits",
    "company-required": "Enter your company or institution",
    "address-required": "Enter the street address",
    "category-required": "Choose the kind of organisation",
    "invoice-title-required": "Enter the invoice title",
    "invoice-tax-required": "Enter the tax number",
    "agreement-required": "Read the terms of use and agree to them first",
  },
};
