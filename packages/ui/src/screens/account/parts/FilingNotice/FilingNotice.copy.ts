import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    pending: "已提交，正在审核。审核结果会通过邮件通知您，审核期间不能修改。",
    accepted: "已通过审核。",
    refused: (reason: string) => `未通过审核：${reason}`,
    again: "请修改后重新提交。",
  },
  en: {
    pending:
      "Submitted and being reviewed. You will get an e-mail with the result; until then nothing can be changed.",
    accepted: "Accepted.",
    refused: (reason) => `Refused: ${reason}`,
    again: "Please correct it and submit it again.",
  },
});
