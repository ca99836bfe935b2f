import { type ReactNode, useId } from "react";
import { SectionHead } from "../../../components/SectionHead/SectionHead.tsx";
import * as css from "./AccountPage.css.ts";

interface Props {
  readonly title: string;
  readonly note?: string;
  /** `pairs` stands two fields beside one another where there is room. */
  readonly layout?: "pairs" | "rows";
  readonly children: ReactNode;
}

/** A part of a form, or of what was filed, under its own head. */
export function FormSection({ title, note, layout = "pairs", children }: Props) {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <SectionHead id={id} size="small" title={title} note={note} />
      <div className={layout === "pairs" ? css.fields : css.section}>{children}</div>
    </section>
  );
}
