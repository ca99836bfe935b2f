import { paths } from "@reagent/api/pages/paths";
import type { ReactNode } from "react";
import { useChat } from "../../../blocks/useChat.ts";
import { Breadcrumbs } from "../../../components/Breadcrumbs/Breadcrumbs.tsx";
import { ButtonLink } from "../../../components/ButtonLink/ButtonLink.tsx";
import { useCopy } from "../../../language/language.tsx";
import { row, stack } from "../../../theme/layout.css.ts";
import { copy } from "./Instrument.copy.ts";
import * as css from "./Instrument.css.ts";

interface Props {
  readonly spuCode: string;
  /** The server's message. */
  readonly children: ReactNode;
}

/** Shown in place of the page of an instrument that is not on sale (customer centre §8, missing instrument). */
export function InstrumentMissing({ spuCode, children }: Props) {
  const words = useCopy(copy);
  const chat = useChat(words.chat);
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { label: words.home, to: paths.home() },
          { label: words.instruments, to: paths.instruments() },
          { label: spuCode },
        ]}
      />
      <div className={stack[5]}>
        <h1 className={css.missingTitle}>{spuCode}</h1>
        {children}
        <div className={row[3]}>
          <ButtonLink to={paths.instruments()}>{words.allInstruments}</ButtonLink>
          <ButtonLink {...chat.target}>{chat.name}</ButtonLink>
        </div>
      </div>
    </>
  );
}
