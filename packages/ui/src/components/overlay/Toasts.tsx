import type { LucideIconData } from "@lucide/icons";
import Check from "@lucide/icons/icons/check";
import CircleAlert from "@lucide/icons/icons/circle-alert";
import CircleX from "@lucide/icons/icons/circle-x";
import Info from "@lucide/icons/icons/info";
import * as Radix from "radix-ui/toast";
import { Link } from "react-router-dom";
import { useCopy } from "../../language/language.tsx";
import type { AlertTone } from "../AlertDialog/AlertDialog.tsx";
import { Icon } from "../Icon/Icon.tsx";
import type { Layer, ToastRequest } from "./layers.ts";
import { copy } from "./overlay.copy.ts";
import * as css from "./Toasts.css.ts";

/** Milliseconds that a toast is shown (storefront §8, successes). */
const durations: Record<AlertTone, number> = {
  success: 2000,
  info: 4000,
  warning: 6000,
  error: 6000,
};

const marks: Record<AlertTone, LucideIconData> = {
  success: Check,
  info: Info,
  warning: CircleAlert,
  error: CircleX,
};

export type ToastsProps = {
  /** The messages, the oldest first. */
  toasts: readonly Extract<Layer, { kind: "toast" }>[];
  /** Closes the message with this id. */
  close: (id: number) => void;
};

/** Toasts. Their time stops while they are hovered or focused, and while the window is in the background. */
export function Toasts({ toasts, close }: ToastsProps) {
  const words = useCopy(copy);
  return (
    <Radix.Provider label={words.notice} swipeDirection="down">
      {toasts.map(({ id, request }) => (
        <Radix.Root
          key={id}
          className={css.toast}
          open
          onOpenChange={(open) => !open && close(id)}
          duration={request.duration ?? durations[request.tone]}
          type={request.tone === "error" ? "foreground" : "background"}
        >
          <span className={css.mark}>
            <Icon of={marks[request.tone]} />
          </span>
          <Radix.Description>{request.message}</Radix.Description>
          {request.action && <ToastAction action={request.action} />}
        </Radix.Root>
      ))}
      <Radix.Viewport className={css.viewport} label={words.notices} />
    </Radix.Provider>
  );
}

function ToastAction({ action }: { action: NonNullable<ToastRequest["action"]> }) {
  return "to" in action ? (
    <Radix.Action asChild altText={action.label}>
      <Link className={css.action} to={action.to}>
        {action.label}
      </Link>
    </Radix.Action>
  ) : (
    <Radix.Action className={css.action} altText={action.label} onClick={action.onAct}>
      {action.label}
    </Radix.Action>
  );
}
