import { defineMessages } from "./define-messages.ts";

/** Why a profile is refused. */
export const profileMessages = defineMessages({
  incomplete: {
    zh: "您有必填项未填,请填完后再确认！",
    en: "Some required fields are empty or not valid. Please complete them and confirm again.",
  },
  locked: {
    zh: "邮箱、手机号码与已提交的开票信息只能通过客服修改。",
    en: "The e-mail address, the mobile number and submitted invoice details can only be changed by customer service.",
  },
  mobileTaken: {
    zh: "该手机号码已被使用，请更换手机号码。",
    en: "This mobile number belongs to another account. Please use another one.",
  },
});
