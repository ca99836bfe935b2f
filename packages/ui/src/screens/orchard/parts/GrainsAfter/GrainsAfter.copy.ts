import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    leaves: (grains: string, left: string) => `您有 ${grains} 麦粒，兑换后余 ${left} 麦粒`,
    lacks: (grains: string, missing: string) => `您有 ${grains} 麦粒，还差 ${missing} 麦粒`,
  },
  en: {
    leaves: (grains, left) => `You have ${grains} grains; ${left} will be left`,
    lacks: (grains, missing) => `You have ${grains} grains, ${missing} too few`,
  },
});
