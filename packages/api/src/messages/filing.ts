import { defineMessages } from "./define-messages.ts";

/** Why a filing is refused. */
export const filingMessages = defineMessages({
  incomplete: {
    zh: "您有必填项未填,请填完后再确认！",
    en: "Some required fields are empty. Please fill them in and confirm again.",
  },
  documentMissing: {
    zh: "请上传全部必需的证明材料。",
    en: "Please upload all documents that are required.",
  },
  invalid: {
    zh: "填写的内容有误，请检查姓名、身份证号和联系电话。",
    en: "Something is not valid. Please check names, ID numbers and telephone numbers.",
  },
  noSuchDocument: {
    zh: "上传的文件已失效，请重新上传。",
    en: "The uploaded file is no longer there. Please upload it again.",
  },
  notUniversity: {
    zh: "高校科研信息仅供高校客户填写。",
    en: "Only university customers fill in university information.",
  },
  locked: {
    zh: "备案信息提交后不能修改，如需变更请联系客服。",
    en: "A filing cannot be changed once submitted. Please contact customer service.",
  },
});
