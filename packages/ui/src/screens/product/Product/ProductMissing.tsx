import { paths } from "@reagent/api/pages/paths";
import type { ReactNode } from "react";
import { useChat } from "../../../blocks/useChat.ts";
import { Breadcrumbs } from "../../../components/Breadcrumbs/Breadcrumbs.tsx";
import { ButtonLink } from "../../../components/ButtonLink/ButtonLink.tsx";
import { useCopy } from "../../../language/language.tsx";
import { stack } from "../../../theme/layout.css.ts";
import { text } from "../../../theme/text.css.ts";
import { copy } from "./Product.copy.ts";
import { missingActions } from "./Product.css.ts";

interface Props {
  readonly itemCode: string;
  /** The server's message. */
  readonly children: ReactNode;
}

/** Shown in place of the page of an item that is not on sale (storefront §8, missing product). */
export function ProductMissing({ itemCode, children }: Props) {
  const words = useCopy(copy);
  const chat = useChat(words.chat);
  return (
    <>
      <Breadcrumbs crumbs={[{ label: words.home, to: paths.home() }, { label: itemCode }]} />
      <div className={stack[5]}>
        <h1 className={text[26]}>{itemCode}</h1>
        {children}
        <div className={missingActions}>
          <ButtonLink to={paths.search({ text: itemCode })}>{words.searchFor(itemCode)}</ButtonLink>
          <ButtonLink {...chat.target}>{chat.name}</ButtonLink>
        </div>
      </div>
    </>
  );
}
