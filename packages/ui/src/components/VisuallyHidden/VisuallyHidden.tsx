import type { ReactNode } from "react";
import { visuallyHidden } from "./VisuallyHidden.css.ts";

export type VisuallyHiddenProps = {
  /** What screen readers read. */
  children: ReactNode;
  /** The element; use another than a span for a heading, a paragraph or a block. */
  as?: "span" | "p" | "div" | "h1" | "h2" | "h3";
  /** For attributes that name it. */
  id?: string;
  /** Set `status` for text that is announced when it changes. */
  role?: "status" | "alert";
};

/** Text for screen readers only. */
export function VisuallyHidden({ children, as: Element = "span", ...rest }: VisuallyHiddenProps) {
  return (
    <Element className={visuallyHidden} {...rest}>
      {children}
    </Element>
  );
}
