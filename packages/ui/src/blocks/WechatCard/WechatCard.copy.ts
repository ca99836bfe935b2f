import { defineCopy } from "../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    label: "微信",
    code: (account: string) => `微信公众号 ${account} 的二维码`,
    scan: "微信扫一扫，关注我们",
  },
  en: {
    label: "WeChat",
    code: (account) => `QR code of the WeChat account ${account}`,
    scan: "Scan with WeChat to follow us",
  },
});
