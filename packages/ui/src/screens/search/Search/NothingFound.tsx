import MessageCircle from "@lucide/icons/icons/message-circle";
import SearchX from "@lucide/icons/icons/search-x";
import type { ReagentResults } from "@reagent/api/contract/search";
import { paths } from "@reagent/api/pages/paths";
import { Fragment } from "react";
import { useCasNumberNote } from "../../../blocks/useCasNumberNote.ts";
import { useChat } from "../../../blocks/useChat.ts";
import { ButtonLink } from "../../../components/ButtonLink/ButtonLink.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { TextLink } from "../../../components/TextLink/TextLink.tsx";
import { useCopy } from "../../../language/language.tsx";
import { copy } from "./Search.copy.ts";

interface Props {
  readonly typed: string;
  /** The categories that the text is the name of. */
  readonly categories: ReagentResults["categories"];
}

/**
 * Shown without any result, with links to customer service and the category of that name, and the right check digit of a mistyped CAS
 * number (storefront §2, search results; §8, empty states).
 */
export function NothingFound({ typed, categories }: Props) {
  const words = useCopy(copy);
  const chat = useChat(words.chat);
  const checkDigit = useCasNumberNote(typed);
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
      {categories.length > 0 && (
        <div>
          {words.category}
          {categories.map(({ id, name }, at) => (
            <Fragment key={id}>
              {at > 0 && words.between}
              <TextLink kind="inline" to={paths.category({ categoryId: id })}>
                {name}
              </TextLink>
            </Fragment>
          ))}
        </div>
      )}
      {checkDigit && <div>{checkDigit}</div>}
      {words.nothingHint}
    </EmptyState>
  );
}
