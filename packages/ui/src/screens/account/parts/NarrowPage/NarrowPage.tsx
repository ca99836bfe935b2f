import type { ReactNode } from "react";
import { PageHead } from "../../../../components/PageHead/PageHead.tsx";
import { text } from "../../../../theme/text.css.ts";
import * as css from "./NarrowPage.css.ts";

/** A page about one thing, such as a link of a mail, with its heading; it is not listed by search engines. */
export function NarrowPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={css.page}>
      <PageHead subject={title} isUnlisted />
      <h1 className={text[26]}>{title}</h1>
      {children}
    </div>
  );
}

/** The result of what was done before. Its heading receives the focus, so that screen readers announce it. */
export function Result({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.step}>
      <h2 className={text[20]} tabIndex={-1} ref={focus}>
        {title}
      </h2>
      {children}
    </section>
  );
}

const focus = (element: HTMLElement | null) => element?.focus();
