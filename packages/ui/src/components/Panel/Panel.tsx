import X from "@lucide/icons/icons/x";
import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from "react";
import { useCopy } from "../../language/language.tsx";
import { isHandledByInputMethod } from "../Field/useComposition.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { rememberFocus } from "../overlay/focus-return.ts";
import { copy } from "./Panel.copy.ts";
import * as css from "./Panel.css.ts";

export type PanelProps = {
  /** The heading, by which the panel is called. */
  title: string;
  /** At the end of the heading, such as a link to the whole list. */
  end?: ReactNode;
  /** Buttons and links under the content, in sight while it scrolls. */
  actions?: ReactNode;
  /** Called by the close button and by Escape; the panel exists only while it is open. */
  onClose: () => void;
  /** The content, which scrolls. */
  children: ReactNode;
};

/**
 * A panel beside a button of the right-hand rail. The page stays usable. The focus moves in when it opens, Escape
 * closes it, and the focus returns; the opener decides when the pointer has left.
 */
export function Panel({ title, end, actions, onClose, children }: PanelProps) {
  const words = useCopy(copy);
  const id = useId();
  const panel = useRef<HTMLElement>(null);

  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented || isHandledByInputMethod(event)) return;
    event.stopPropagation();
    onClose();
  });

  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    const restoreFocus = rememberFocus(document);
    element.focus({ preventScroll: true });
    element.addEventListener("keydown", closeOnEscape);
    return () => {
      element.removeEventListener("keydown", closeOnEscape);
      const { activeElement, body } = document;
      if (element.contains(activeElement) || activeElement === body) restoreFocus();
    };
  }, []);

  return (
    <section className={css.panel} ref={panel} role="dialog" tabIndex={-1} aria-labelledby={id}>
      <header className={css.head}>
        <h2 className={css.title} id={id}>
          {title}
        </h2>
        <div className={css.headEnd}>
          {end}
          <IconButton label={words.close} icon={X} size="small" onClick={onClose} />
        </div>
      </header>
      <div className={css.body}>{children}</div>
      {actions && <footer className={css.foot}>{actions}</footer>}
    </section>
  );
}
