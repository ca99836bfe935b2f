import type { ReactNode } from "react";
import { visuallyHidden } from "./VisuallyHidden.css.ts";

type Props = {
  children: ReactNode;
  /** The element; use another than a span for a heading, a paragraph or a block. */
  as?: "span" | "p" | "div" | "h1" | "h2" | "h3";
  id?: string;
  /** Set `status` for text that is announced when it changes. */
  role?: "status" | "alert";
};

/** Text for screen readers only. */
export function VisuallyHidden({ children, as: Element = "span", ...rest }: Props) {
  return (
    <Element className={visuallyHidden} {...rest}>
      {children}
    </Element>
  );
}
