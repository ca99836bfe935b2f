import { defineCopy } from "../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    form: "登录",
    email: "邮箱地址",
    password: "登录密码",
    logIn: "登录",
    busy: "登录中...",
    newHere: "还没有账号？",
    register: "免费注册",
    forgotPassword: "忘记密码",
    forgotEmail: "忘记登录邮箱",
    forgotEmailTitle: "忘记登录邮箱？",
    forgotEmailText: "请提供注册时填写的单位名称和手机号码，客服核对后会告诉您登录邮箱。",
    callUs: "客服热线",
    writeUs: "客服邮箱",
    messages: {
      "email-required": "请输入邮箱地址",
      "email-invalid": "请输入正确的邮箱地址",
      "password-required": "请输入登录密码",
    },
  },
  en: {
    form: "Log in",
    email: "E-mail address",
    password: "Password",
    logIn: "Log in",
    busy: "Logging in…",
    newHere: "New here?",
    register: "Create an account",
    forgotPassword: "Forgot your password?",
    forgotEmail: "Forgot your login e-mail?",
    forgotEmailTitle: "Forgot your login e-mail?",
    forgotEmailText:
      "Tell us the company and mobile number that you registered with. Once we have checked them, we will tell you the address.",
    callUs: "Hotline",
    writeUs: "E-mail",
    messages: {
      "email-required": "Enter your e-mail address",
      "email-invalid": "Enter a valid e-mail address",
      "password-required": "Enter your password",
    },
  },
});
