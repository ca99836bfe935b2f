import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    integral: "当前积分",
    grains: "可兑换麦粒",
    expiry:
      "积分将于2020年12月31日到期，请及时兑换为麦粒。每 100 积分兑换 1 粒麦粒，由客服为您办理。",
    service: (hotline: string) => `客服 ${hotline}`,
  },
  en: {
    integral: "Points",
    grains: "Grains they make",
    expiry:
      "Points expire on 31 December 2020. Please have them turned into reward grains. 100 points make one grain; our service turns them for you.",
    service: (hotline) => `Service ${hotline}`,
  },
});
