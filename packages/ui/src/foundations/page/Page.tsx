import type { ReactNode } from "react";
import { content, stack } from "../../theme/layout.css.ts";
import { muted, text } from "../../theme/text.css.ts";
import * as css from "./page.css.ts";

interface Props {
  title: string;
  /** The purpose of the page, in a sentence or two. */
  lead: string;
  children: ReactNode;
}

/** A page of the foundations. */
export function Page({ title, lead, children }: Props) {
  return (
    <main className={`${content} ${css.page} ${stack[10]}`}>
      <header className={stack[2]}>
        <h1 className={text[26]}>{title}</h1>
        <p className={`${text.body} ${muted} ${css.lead}`}>{lead}</p>
      </header>
      {children}
    </main>
  );
}

/** A titled section of such a page. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={stack[4]} aria-label={title}>
      <h2 className={text[20]}>{title}</h2>
      {children}
    </section>
  );
}
