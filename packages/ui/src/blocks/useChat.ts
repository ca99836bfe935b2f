import { paths } from "@reagent/api/pages/paths";
import { useCopy } from "../language/language.tsx";
import { useEnvironment } from "../state/environment.tsx";
import { copy } from "./useChat.copy.ts";

/** A link of ours to the customer service's chat, by the given name; to the contact page, and named after it, where the shop has no chat. */
export function useChat(name: string): {
  readonly target: { readonly to: string } | { readonly href: string };
  readonly name: string;
} {
  const { chatUrl } = useEnvironment();
  const { contact } = useCopy(copy);
  return chatUrl === ""
    ? { target: { to: paths.info("contactus") }, name: contact }
    : { target: { href: chatUrl }, name };
}
