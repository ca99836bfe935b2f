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

type Props = {
  title: string;
  /** A sentence under the title, read out when the dialog opens. */
  description?: ReactNode;
  isOpen: boolean;
  onClose: () => void;
  /** 440, 600 or 880 px wide, never wider than the window. */
  size?: DialogSize;
  /** `explicit` stays when the page beside it is pressed: for what somebody may have typed into. */
  dismissal?: "anywhere" | "explicit";
  /** Buttons, at the end, the next step last. */
  actions?: ReactNode;
  children?: ReactNode;
};

/**
 * A layer over the page with a title, a body that scrolls by itself, and its actions. The focus goes in,
 * stays in, and returns to what opened it. Load it with what opens it, or open it by `useOverlays().dialog`.
 */
export function Dialog({
  title,
  description,
  isOpen,
  onClose,
  size = "small",
  dismissal = "anywhere",
  actions,
  children,
}: Props) {
  const words = useCopy(copy);
  const focus = useFocusReturn();
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={css.veil} />
        <Radix.Content
          className={css.dialog({ size })}
          onOpenAutoFocus={(event) => {
            focus.remember();
            focusFirstField(event);
          }}
          onCloseAutoFocus={focus.giveBack}
          onEscapeKeyDown={leaveEscapeInside}
          onPointerDownOutside={(event) => dismissal === "explicit" && event.preventDefault()}
        >
          <div className={css.head}>
            <Radix.Title className={css.title}>{title}</Radix.Title>
            <span className={css.close}>
              <IconButton label={words.close} icon={X} onClick={onClose} />
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

/* What somebody came to fill in, before the cross that stands above it; without a field the first control. */
function focusFirstField(event: Event): void {
  if (!(event.target instanceof Element)) return;
  const field = event.target.querySelector<HTMLElement>(
    "[data-dialog-body] :is(input, select, textarea):not(:disabled, [type='hidden'])",
  );
  if (!field) return;
  event.preventDefault();
  field.focus();
}

/* A body that is longer than its room is scrolled by the keyboard too. */
function keepScrollable(body: HTMLDivElement | null) {
  if (!body) return undefined;
  const weigh = () => {
    if (body.scrollHeight > body.clientHeight) body.tabIndex = 0;
    else body.removeAttribute("tabindex");
  };
  weigh();
  const observer = new ResizeObserver(weigh);
  observer.observe(body);
  return () => observer.disconnect();
}
