import type { ReactNode } from "react";
import { PageHead } from "../../../../components/PageHead/PageHead.tsx";
import { text } from "../../../../theme/text.css.ts";
import * as css from "./AccountPage.css.ts";

interface Props {
  readonly title: string;
  /** The purpose of the page in one sentence. */
  readonly lead?: string;
  readonly children: ReactNode;
}

/** A page of the account area with its title. */
export function AccountPage({ title, lead, children }: Props) {
  return (
    <div className={css.page}>
      <PageHead subject={title} isUnlisted />
      <header className={css.head}>
        <h1 className={text[26]}>{title}</h1>
        {lead && <p className={css.lead}>{lead}</p>}
      </header>
      {children}
    </div>
  );
}
