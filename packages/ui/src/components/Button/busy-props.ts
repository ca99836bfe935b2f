import type { MouseEvent, MouseEventHandler } from "react";

type OnClick = MouseEventHandler<HTMLButtonElement> | undefined;

/** The attributes of a button that keeps the focus and ignores clicks while its action runs. */
export const busyProps = (isBusy: boolean, onClick: OnClick) =>
  isBusy
    ? {
        "aria-busy": true,
        "aria-disabled": true,
        onClick: (event: MouseEvent) => event.preventDefault(),
      }
    : { onClick };
