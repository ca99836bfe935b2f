import { defineCopy } from "../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    ask: "到货通知",
    asked: "到货后将发邮件通知",
    /** After `asked`, for screen readers. */
    end: (productCode: string) => `${productCode}，按下即取消`,
  },
  en: {
    ask: "Notify me",
    asked: "We will e-mail you",
    end: (productCode) => `about ${productCode}. Press to cancel`,
  },
});
