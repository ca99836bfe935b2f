import ChevronDown from "@lucide/icons/icons/chevron-down";
import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "../Icon/Icon.tsx";
import * as css from "./Disclosure.css.ts";

export type DisclosureProps = {
  /** The line that opens and closes the content. */
  title: ReactNode;
  /** Whether it is open at first; false by default. */
  defaultOpen?: boolean;
  /** Whether a field of the content has an error: the content is then open, and cannot be closed. */
  hasError?: boolean;
  /** The content, in the document while it is closed. */
  children: ReactNode;
};

/** A line that expands to its content. */
export function Disclosure({
  title,
  defaultOpen = false,
  hasError = false,
  children,
}: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const openWithError = () => {
    if (hasError && details.current) details.current.open = true;
  };
  useEffect(openWithError);
  return (
    <details ref={details} open={defaultOpen} onToggle={openWithError}>
      <summary className={css.summary}>
        {title}
        <span className={css.arrow}>
          <Icon of={ChevronDown} />
        </span>
      </summary>
      <div className={css.content}>{children}</div>
    </details>
  );
}
