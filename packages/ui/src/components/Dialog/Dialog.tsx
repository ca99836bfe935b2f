import X from "@lucide/icons/icons/x";
import * as Radix from "radix-ui/dialog";
import type { ReactNode } from "react";
import { useCopy } from "../../language/language.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { leaveEscapeInside } from "../overlay/focus-return.ts";
import { useFocusReturn } from "../overlay/useFocusReturn.ts";
import { copy } from "./Dialog.copy.ts";
import * as css from "./Dialog.css.ts";

export type DialogSize = "small" | "medium" | "large";

export type DialogProps = {
  /** The heading, by which the dialog is called. */
  title: string;
  /** A sentence under the title, read by screen readers when the dialog opens. */
  description?: ReactNode;
  /** Whether it is shown. */
  isOpen: boolean;
  /** Called with false by the close button, by Escape, and by a click outside where that closes it. */
  onOpenChange: (isOpen: boolean) => void;
  /** 440, 600 or 880 px wide, at most the window's width. */
  size?: DialogSize;
  /** `explicit` does not close on a click outside: for dialogs with fields. */
  dismissal?: "anywhere" | "explicit";
  /** Moves the focus when the dialog closes; by default to the element that had it when the dialog opened. */
  returnFocus?: () => void;
  /** Buttons at the end, the main action last. */
  actions?: ReactNode;
  /** The body, which scrolls where it is too high. */
  children?: ReactNode;
};

/**
 * A modal dialog with a title, a scrolling body and actions. The focus moves in, is trapped, and returns to the opener.
 * Load it with its opener, or open it with `useOverlays().dialog`.
 */
export function Dialog({
  title,
  description,
  isOpen,
  onOpenChange,
  size = "small",
  dismissal = "anywhere",
  returnFocus,
  actions,
  children,
}: DialogProps) {
  const words = useCopy(copy);
  const focus = useFocusReturn(returnFocus);
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={css.backdrop} />
        <Radix.Content
          className={css.dialog({ size })}
          onOpenAutoFocus={(event) => {
            focus.remember();
            if (event.target instanceof Element && focusFirstField(event.target))
              event.preventDefault();
          }}
          onCloseAutoFocus={focus.restoreFocus}
          onEscapeKeyDown={leaveEscapeInside}
          onPointerDownOutside={(event) => dismissal === "explicit" && event.preventDefault()}
        >
          <div className={css.head}>
            <Radix.Title className={css.title}>{title}</Radix.Title>
            <span className={css.close}>
              <IconButton label={words.close} icon={X} onClick={() => onOpenChange(false)} />
            </span>
          </div>
          <div className={css.body} ref={keepScrollable} data-dialog-body="">
            {description && (
              <Radix.Description className={css.description}>{description}</Radix.Description>
            )}
            {children}
          </div>
          <div className={css.actions}>{actions}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Focuses the first field of a dialog instead of the close button above it. Returns whether there is a field. */
export function focusFirstField(dialog: Element): boolean {
  const field = dialog.querySelector<HTMLElement>(
    "[data-dialog-body] :is(input, select, textarea):not(:disabled, [type='hidden'])",
  );
  field?.focus();
  return field !== null;
}

/* A body that overflows must be scrollable by the keyboard. */
function keepScrollable(body: HTMLDivElement | null) {
  if (!body) return undefined;
  const update = () => {
    if (body.scrollHeight > body.clientHeight) body.tabIndex = 0;
    else body.removeAttribute("tabindex");
  };
  update();
  const observer = new ResizeObserver(update);
  observer.observe(body);
  return () => observer.disconnect();
}
