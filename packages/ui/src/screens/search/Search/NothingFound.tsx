import MessageCircle from "@lucide/icons/icons/message-circle";
import SearchX from "@lucide/icons/icons/search-x";
import { useChat } from "../../../blocks/useChat.ts";
import { useCheckDigitNote } from "../../../blocks/useCheckDigitNote.ts";
import { ButtonLink } from "../../../components/ButtonLink/ButtonLink.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { useCopy } from "../../../language/language.tsx";
import { copy } from "./Search.copy.ts";

/** Shown without any result, with a link to customer service and the right check digit of a mistyped CAS number (storefront §2, search results; §8, empty states). */
export function NothingFound({ typed }: { readonly typed: string }) {
  const words = useCopy(copy);
  const chat = useChat(words.chat);
  const checkDigit = useCheckDigitNote(typed);
  return (
    <EmptyState
      icon={SearchX}
      title={words.nothing}
      role="status"
      actions={
        <ButtonLink kind="secondary" {...chat.target} icon={MessageCircle}>
          {chat.name}
        </ButtonLink>
      }
    >
      {checkDigit && <div>{checkDigit}</div>}
      {words.nothingHint}
    </EmptyState>
  );
}
