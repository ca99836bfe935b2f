import type { ReactNode } from "react";
import { visuallyHidden } from "./VisuallyHidden.css.ts";

type Props = {
  children: ReactNode;
  /** The element; a span unless a heading, a paragraph or a block is meant. */
  as?: "span" | "p" | "div" | "h1" | "h2" | "h3";
  id?: string;
  /** Set `status` for words that are announced when they change. */
  role?: "status" | "alert";
};

/** Words for those who listen: in the document, not on the screen. */
export function VisuallyHidden({ children, as: Element = "span", ...rest }: Props) {
  return (
    <Element className={visuallyHidden} {...rest}>
      {children}
    </Element>
  );
}
