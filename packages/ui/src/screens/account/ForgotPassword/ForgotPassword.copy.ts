import type { Copy } from "../../../language/language.tsx";

interface Words {
  title: string;
  steps: readonly [email: string, mail: string, password: string, done: string];
  emailLead: string;
  emailForm: string;
  email: string;
  send: string;
  sending: string;
  backToLogin: string;
  sent: string;
  sentTo: (email: string) => string;
  notCome: string;
  askAgain: string;
  passwordForm: string;
  password: string;
  passwordHint: string;
  passwordAgain: string;
  save: string;
  saving: string;
  checking: string;
  askAnew: string;
  done: string;
  doneLead: string;
  logIn: string;
  messages: Readonly<
    Record<
      | "email-required"
      | "email-invalid"
      | "password-required"
      | "password-length"
      | "password-white-space"
      | "password-common"
      | "confirmation-required"
      | "confirmation-differs",
      string
    >
  >;
}

export const copy: Copy<Words> = {
  zh: {
    title: "找回密码",
    steps: ["填写邮箱", "查收邮件", "设置新密码", "完成"],
    emailLead: "请填写登录邮箱，我们会发送一封邮件，打开其中的链接即可设置新密码。",
    emailForm: "填写邮箱",
    email: "邮箱地址",
    send: "发送邮件",
    sending: "发送中...",
    backToLogin: "返回登录",
    sent: "邮件已发送",
    sentTo: (email) =>
      `如果 ${email} 是已注册的邮箱，您很快会收到一封邮件。请在 24 小时内打开其中的链接，设置新密码。`,
    notCome: "没有收到？请查看垃圾邮件，或检查邮箱地址后重新发送。",
    askAgain: "重新填写邮箱",
    passwordForm: "设置新密码",
    password: "新密码",
    passwordHint: "6–16 个字符，不含空格",
    passwordAgain: "确认新密码",
    save: "保存新密码",
    saving: "保存中...",
    checking: "正在检查链接",
    askAnew: "重新申请",
    done: "新密码已生效",
    doneLead: "您的账号已在所有设备上退出，请使用新密码登录。",
    logIn: "去登录",
    messages: {
      "email-required": "请输入邮箱地址",
      "email-invalid": "请输入正确的邮箱地址",
      "password-required": "请输入新密码",
      "password-length": "密码长度为 6–16 个字符",
      "password-white-space": "密码不能包含空格",
      "password-common": "这个密码过于常见，请换一个",
      "confirmation-required": "请再次输入新密码",
      "confirmation-differs": "两次输入密码不一致!",
    },
  },
  en: {
    title: "Forgotten password",
    steps: ["E-mail", "Check your mail", "New password", "Done"],
    emailLead:
      "Enter the address that you log in with. We will send you a link to set a new password.",
    emailForm: "Your e-mail address",
    email: "E-mail address",
    send: "Send the link",
    sending: "Sending…",
    backToLogin: "Back to log in",
    sent: "Check your mail",
    sentTo: (email) =>
      `If ${email} is registered with us, a message is on its way. Open its link within 24 hours to set a new password.`,
    notCome: "Nothing came? Look into your spam folder, or check the address and send it again.",
    askAgain: "Enter the address again",
    passwordForm: "Set a new password",
    password: "New password",
    passwordHint: "6 to 16 characters, no spaces",
    passwordAgain: "New password again",
    save: "Save the new password",
    saving: "Saving…",
    checking: "Checking the link",
    askAnew: "Ask for a new link",
    done: "Your new password is set",
    doneLead: "Your account was logged out on every device. Please log in with the new password.",
    logIn: "Log in",
    messages: {
      "email-required": "Enter your e-mail address",
      "email-invalid": "Enter a valid e-mail address",
      "password-required": "Enter a new password",
      "password-length": "Use 6 to 16 characters",
      "password-white-space": "Leave out spaces",
      "password-common": "This password is too common, choose another",
      "confirmation-required": "Enter the new password again",
      "confirmation-differs": "The two passwords are not the same",
    },
  },
};
