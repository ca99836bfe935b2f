import type { LucideIconData } from "@lucide/icons";
import type { ComponentProps } from "react";
import { busyProps } from "../Button/busy-props.ts";
import { Icon, type IconSize } from "../Icon/Icon.tsx";
import { Spinner } from "../Spinner/Spinner.tsx";
import * as css from "./IconButton.css.ts";

export type IconButtonProps = Omit<
  ComponentProps<"button">,
  "className" | "style" | "children" | "aria-label" | "aria-pressed"
> & {
  /** The accessible name: the action, not the picture. */
  label: string;
  /** Drawn in the middle, 16 px unless `iconSize` is given. */
  icon: LucideIconData;
  /** Edge of 28, 36 or 44 px, on a phone one step more; medium by default. */
  size?: "small" | "medium" | "large";
  /** Edge of the icon in px. */
  iconSize?: IconSize;
  /** For toggle buttons, such as a favourite. */
  isPressed?: boolean;
  /** A number at the corner; it is part of the name. Above 99 it shows 99+. */
  count?: number;
  /** While the action runs, the button keeps the focus, shows a spinner and ignores clicks. */
  isBusy?: boolean;
};

/** A button with an icon and an accessible name. */
export function IconButton({
  label,
  icon,
  size = "medium",
  iconSize = size === "small" ? 16 : 20,
  isPressed,
  count,
  isBusy = false,
  onClick,
  ...rest
}: IconButtonProps) {
  const shownCount = count !== undefined && count > 99 ? "99+" : count;
  return (
    <button
      type="button"
      {...rest}
      {...busyProps(isBusy, onClick)}
      className={css.iconButton({ size })}
      aria-label={shownCount === undefined ? label : `${label} ${shownCount}`}
      aria-pressed={isPressed}
    >
      {isBusy ? <Spinner /> : <Icon of={icon} size={iconSize} />}
      {shownCount !== undefined && (
        <span className={css.count} aria-hidden="true">
          {shownCount}
        </span>
      )}
    </button>
  );
}
