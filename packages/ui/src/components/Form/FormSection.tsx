import { type ReactNode, useId } from "react";
import { SectionHead } from "../SectionHead/SectionHead.tsx";
import { FieldGrid } from "./FieldGrid.tsx";
import * as css from "./Form.css.ts";

interface Props {
  readonly title: string;
  readonly note?: string;
  /** Fields per row on wide screens. */
  readonly columns?: 1 | 2 | 3;
  readonly children: ReactNode;
}

/** A section of a form, or of submitted information. */
export function FormSection({ title, note, columns = 2, children }: Props) {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <SectionHead id={id} size="small" title={title} />
      {note && <p className={css.note}>{note}</p>}
      {columns === 1 ? (
        <div className={css.section}>{children}</div>
      ) : (
        <FieldGrid columns={columns}>{children}</FieldGrid>
      )}
    </section>
  );
}
