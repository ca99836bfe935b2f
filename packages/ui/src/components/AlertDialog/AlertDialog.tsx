import type { LucideIconData } from "@lucide/icons";
import CircleAlert from "@lucide/icons/icons/circle-alert";
import CircleCheck from "@lucide/icons/icons/circle-check";
import CircleX from "@lucide/icons/icons/circle-x";
import Info from "@lucide/icons/icons/info";
import * as Radix from "radix-ui/alert-dialog";
import { type ReactNode, useRef } from "react";
import { Button } from "../Button/Button.tsx";
import * as frame from "../Dialog/Dialog.css.ts";
import { Icon } from "../Icon/Icon.tsx";
import { leaveEscapeInside } from "../overlay/focus-return.ts";
import { useFocusReturn } from "../overlay/useFocusReturn.ts";
import * as css from "./AlertDialog.css.ts";

export type AlertTone = "warning" | "error" | "success" | "info";

export type AlertDialogProps = {
  /** The heading, by which the dialog is called. */
  title: string;
  /** The question or the message, read when the dialog opens. */
  description: ReactNode;
  /** Shows an icon before the title. */
  tone?: AlertTone;
  /** Whether it is shown. */
  isOpen: boolean;
  /** The words of the button that agrees. */
  confirmLabel: string;
  /** Called by the button that agrees. */
  onConfirm: () => void;
  /** Without it the dialog has one button, and Escape confirms. */
  cancelLabel?: string;
  /** Called by the other button and by Escape. */
  onCancel?: () => void;
  /** For actions that cannot be undone: colours the button, and puts the initial focus on cancel. */
  isDestructive?: boolean;
};

const marks: Record<AlertTone, LucideIconData> = {
  warning: CircleAlert,
  error: CircleX,
  success: CircleCheck,
  info: Info,
};

/** A question or message that must be answered first. A click outside does not close it. */
export function AlertDialog({
  title,
  description,
  tone,
  isOpen,
  confirmLabel,
  onConfirm,
  cancelLabel,
  onCancel,
  isDestructive = false,
}: AlertDialogProps) {
  const focus = useFocusReturn();
  const confirm = useRef<HTMLButtonElement>(null);
  const leave = cancelLabel === undefined ? onConfirm : onCancel;
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => !open && leave?.()}>
      <Radix.Portal>
        <Radix.Overlay className={frame.backdrop} />
        <Radix.Content
          className={frame.dialog({ size: "small" })}
          onOpenAutoFocus={(event) => {
            focus.remember();
            if (isDestructive && cancelLabel !== undefined) return;
            event.preventDefault();
            confirm.current?.focus();
          }}
          onCloseAutoFocus={focus.restoreFocus}
          onEscapeKeyDown={leaveEscapeInside}
        >
          <div className={frame.head}>
            <Radix.Title className={frame.title}>
              {tone && (
                <span className={css.mark[tone]}>
                  <Icon of={marks[tone]} size={20} />
                </span>
              )}
              {title}
            </Radix.Title>
          </div>
          <div className={frame.body}>
            <Radix.Description asChild>
              <div className={css.message}>{description}</div>
            </Radix.Description>
          </div>
          <div className={frame.actions}>
            {cancelLabel !== undefined && (
              <Radix.Cancel asChild>
                <Button>{cancelLabel}</Button>
              </Radix.Cancel>
            )}
            <Button kind={isDestructive ? "danger" : "primary"} ref={confirm} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
