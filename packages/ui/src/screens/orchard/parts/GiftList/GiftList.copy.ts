import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    gifts: "礼品",
    enoughForAll: (grains: string) => `您有 ${grains} 麦粒，够换本页任何一件礼品。`,
    enoughFor: (grains: string, count: number) =>
      `您有 ${grains} 麦粒，够换本页的 ${count} 件礼品。`,
    enoughForNone: (grains: string) => `您有 ${grains} 麦粒，还不够换本页的礼品。`,
  },
  en: {
    gifts: "Gifts",
    enoughForAll: (grains) => `You have ${grains} grains, enough for any of these gifts.`,
    enoughFor: (grains, count) =>
      `You have ${grains} grains, enough for ${count === 1 ? "one" : count} of these gifts.`,
    enoughForNone: (grains) => `You have ${grains} grains, not yet enough for these gifts.`,
  },
});
