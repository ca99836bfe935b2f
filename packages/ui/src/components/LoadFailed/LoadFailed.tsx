import CloudOff from "@lucide/icons/icons/cloud-off";
import type { ReactNode } from "react";
import { useCopy } from "../../language/language.tsx";
import { Button } from "../Button/Button.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { copy } from "./LoadFailed.copy.ts";
import * as css from "./LoadFailed.css.ts";

export type LoadFailedProps = {
  /** Called by the button, to load again. */
  onRetry: () => void;
  /** While it loads again, the button shows a spinner. */
  isRetrying?: boolean;
  /** In place of "could not be loaded". */
  children?: ReactNode;
};

/** Shown in place of content that failed to load, with a button to try again. */
export function LoadFailed({ onRetry, isRetrying = false, children }: LoadFailedProps) {
  const words = useCopy(copy);
  return (
    <div className={css.failed}>
      <span className={css.mark}>
        <Icon of={CloudOff} />
      </span>
      <span>{children ?? words.failed}</span>
      <Button kind="quiet" size="small" onClick={onRetry} isBusy={isRetrying}>
        {words.retry}
      </Button>
    </div>
  );
}
