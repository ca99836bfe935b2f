import { shop } from "@reagent/api/contract/shop";
import { paths } from "./paths.ts";

/** Where a link to the customer service's chat leads: to the contact page where the shop has no chat. */
export function chatTarget(chatUrl: string = shop.chatUrl): { to: string } | { href: string } {
  return chatUrl === "" ? { to: paths.info("contactus") } : { href: chatUrl };
}
