import type { RefObject } from "react";
import { skip } from "./SkipLink.css.ts";

type Props = {
  /** Receives the focus. */
  to: RefObject<HTMLElement | null>;
  /** The id of the element, for the address of the link. */
  id: string;
  children: string;
};

/** A link past many controls, visible while it has the focus. */
export function SkipLink({ to, id, children }: Props) {
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
