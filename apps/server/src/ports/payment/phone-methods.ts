import { methodIds } from "@reagent/domain/payment";
import type { OfferedMethod } from "./gateway.ts";

/** A logo on a grid of 24 × 24, as a data URL. */
export const logo = (lines: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#46606b" stroke-width="2"><path d="M2 2h20v20H2z"/><path d="${lines}"/></svg>`,
  )}`;

/** WeChat as a payment method, simulated or not. */
export const wechatMethod: OfferedMethod = {
  id: methodIds.wechat,
  code: "WECHAT",
  name: { zh: "微信支付", en: "WeChat Pay" },
  image: logo("M6 7l3 10l3-7l3 7l3-10"),
};

/** Alipay as a payment method. */
export const alipayMethod: OfferedMethod = {
  id: methodIds.alipay,
  code: "ALIPAY",
  name: { zh: "支付宝", en: "Alipay" },
  image: logo("M7 17l5-10l5 10M9 13h6"),
};
