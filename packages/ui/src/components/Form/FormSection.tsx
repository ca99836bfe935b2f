import { type ReactNode, useId } from "react";
import { SectionHead } from "../SectionHead/SectionHead.tsx";
import { FieldGrid } from "./FieldGrid.tsx";
import * as css from "./Form.css.ts";

export interface FormSectionProps {
  /** The legend of the group of fields. */
  readonly title: string;
  /** Muted, under the title: what the fields have in common. */
  readonly description?: string;
  /** Fields per row on wide screens. */
  readonly columns?: 1 | 2 | 3;
  /** Fields, row by row. */
  readonly children: ReactNode;
}

/** A section of a form, or of submitted information. */
export function FormSection({ title, description, columns = 2, children }: FormSectionProps) {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <SectionHead id={id} size="small" title={title} />
      {description && <p className={css.note}>{description}</p>}
      {columns === 1 ? (
        <div className={css.section}>{children}</div>
      ) : (
        <FieldGrid columns={columns}>{children}</FieldGrid>
      )}
    </section>
  );
}
