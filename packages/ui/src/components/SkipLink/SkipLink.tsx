import type { RefObject } from "react";
import { skip } from "./SkipLink.css.ts";

export type SkipLinkProps = {
  /** Receives the focus. */
  to: RefObject<HTMLElement | null>;
  /** The id of the element, for the address of the link. */
  id: string;
  /** Where it leads: "跳到正文". */
  children: string;
};

/** A link past many controls, visible while it has the focus. */
export function SkipLink({ to, id, children }: SkipLinkProps) {
  return (
    <a
      className={skip}
      href={`#${id}`}
      onClick={(event) => {
        event.preventDefault();
        to.current?.focus();
      }}
    >
      {children}
    </a>
  );
}
