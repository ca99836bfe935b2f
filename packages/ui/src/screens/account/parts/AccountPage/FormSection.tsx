import { type ReactNode, useId } from "react";
import { SectionHead } from "../../../../components/SectionHead/SectionHead.tsx";
import * as css from "./AccountPage.css.ts";

interface Props {
  readonly title: string;
  readonly note?: string;
  /** Two, three or one fields per row on wide screens. */
  readonly layout?: "pairs" | "triples" | "rows";
  readonly children: ReactNode;
}

const layouts = { pairs: css.fields, triples: css.triples, rows: css.section };

/** A section of a form, or of submitted information. */
export function FormSection({ title, note, layout = "pairs", children }: Props) {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <SectionHead id={id} size="small" title={title} />
      {note && <p className={css.note}>{note}</p>}
      <div className={layouts[layout]}>{children}</div>
    </section>
  );
}
