import { defineMessages } from "./define-messages.ts";

export const registrationMessages = defineMessages({
  incomplete: {
    zh: "请填写必填信息，并检查填写是否有误！",
    en: "Please enter the required information and check for mistakes.",
  },
  emailTaken: {
    zh: "该邮箱已注册，请输入新的邮箱",
    en: "This e-mail address is already registered. Please enter a new one.",
  },
  mobileTaken: {
    zh: "该手机号已注册，请输入新的手机号",
    en: "This mobile number is already registered. Please enter a new one.",
  },
  activeAlready: {
    zh: "您的账号已激活，请直接登录。",
    en: "Your account is already active. Please log in.",
  },
  shutOut: {
    zh: "该账号不能激活，请联系客服。",
    en: "This account cannot be activated. Please contact customer service.",
  },
  termsMissing: { zh: "没有找到这份条款。", en: "These terms were not found." },
});
