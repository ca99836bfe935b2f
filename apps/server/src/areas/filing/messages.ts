import type { Words } from "../../http/language.ts";

/** Why a filing is refused. */
export const filingMessages = {
  incomplete: {
    zh: "您有必填项未填,请填完后再确认！",
    en: "Some required fields are empty. Please fill them in and confirm again.",
  },
  noSuchDocument: {
    zh: "上传的文件已失效，请重新上传。",
    en: "The uploaded file is no longer there. Please upload it again.",
  },
  notUniversity: {
    zh: "高校科研信息仅供高校客户填写。",
    en: "Only customers of universities fill in university information.",
  },
  locked: {
    zh: "易制爆信息提交后不能修改，如需变更请联系客服。",
    en: "Explosive-precursor information cannot be changed once it was submitted. Please ask our service.",
  },
} satisfies Record<string, Words>;
