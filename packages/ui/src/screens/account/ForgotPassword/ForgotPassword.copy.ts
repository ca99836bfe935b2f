import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    steps: ["填写邮箱", "查收邮件", "设置新密码", "完成"] satisfies readonly [
      email: string,
      mail: string,
      password: string,
      done: string,
    ],
    emailLead: "请填写登录邮箱，我们会发送一封邮件，打开其中的链接即可设置新密码。",
    emailForm: "填写邮箱",
    send: "发送邮件",
    sending: "发送中...",
    backToLogin: "返回登录",
    sent: "邮件已发送",
    sentTo: (email: string) =>
      `如果 ${email} 是已注册的邮箱，您很快会收到一封邮件。请在 24 小时内打开其中的链接，设置新密码。`,
    notReceived: "没有收到？请查看垃圾邮件，或检查邮箱地址后重新发送。",
    askAgain: "重新填写邮箱",
    passwordForm: "设置新密码",
    save: "保存新密码",
    saving: "保存中...",
    checking: "正在检查链接",
    agreement: "设置密码即表示您已阅读并同意",
    termsOfUse: "使用条款",
    agreementEnd: "。",
    requestNewLink: "重新申请",
    done: "新密码已生效",
    doneLead: "您的账号已在所有设备上退出，请使用新密码登录。",
    logIn: "去登录",
  },
  en: {
    steps: ["E-mail", "Check your mail", "New password", "Done"],
    emailLead:
      "Enter the address that you log in with. We will send you a link to set a new password.",
    emailForm: "Your e-mail address",
    send: "Send the link",
    sending: "Sending…",
    backToLogin: "Back to log in",
    sent: "Check your mail",
    sentTo: (email) =>
      `If ${email} is registered with us, a message is on its way. Open its link within 24 hours to set a new password.`,
    notReceived:
      "Nothing arrived? Check your spam folder, or correct the address and send it again.",
    askAgain: "Enter the address again",
    passwordForm: "Set a new password",
    save: "Save the new password",
    saving: "Saving…",
    checking: "Checking the link",
    agreement: "By setting the password, you agree to the ",
    termsOfUse: "terms of use",
    agreementEnd: ".",
    requestNewLink: "Request a new link",
    done: "Your new password is set",
    doneLead: "Your account was logged out on every device. Please log in with the new password.",
    logIn: "Log in",
  },
});
