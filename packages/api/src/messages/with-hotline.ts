import { shop } from "../contract/shop.ts";
import type { LocalizedText } from "./message.ts";

/** A text that names the shop's telephone line, which is known once the shop is. */
export const withHotline = (say: (hotline: string) => LocalizedText): LocalizedText => ({
  get zh() {
    return say(shop.hotlines[0]).zh;
  },
  get en() {
    return say(shop.hotlines[0]).en;
  },
});
