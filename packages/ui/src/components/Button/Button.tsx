import type { LucideIconData } from "@lucide/icons";
import type { ComponentProps, ReactNode } from "react";
import { Icon } from "../Icon/Icon.tsx";
import { Spinner } from "../Spinner/Spinner.tsx";
import { busyProps } from "./busy-props.ts";
import { button } from "./Button.css.ts";

export type ButtonKind = "primary" | "secondary" | "quiet" | "danger" | "quiet-danger";
export type ButtonSize = "small" | "medium" | "large";

export type ButtonProps = Omit<ComponentProps<"button">, "className" | "style"> & {
  /** The words, which are the accessible name. */
  children: ReactNode;
  /** One primary button per view; danger only where the action is confirmed. */
  kind?: ButtonKind;
  /** 28, 36 or 44 px high, on a phone one step more; medium by default. */
  size?: ButtonSize;
  /** While the action runs, the button keeps the focus, shows a spinner and ignores clicks. */
  isBusy?: boolean;
  /** As wide as its container; by default as wide as its words. */
  isWide?: boolean;
  /** Shown before the label. */
  icon?: LucideIconData;
};

/** A button for an action. For a link to another page use `ButtonLink`. */
export function Button({
  children,
  kind,
  size = "medium",
  isBusy = false,
  isWide,
  icon,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      {...busyProps(isBusy, onClick)}
      className={button({ kind, size, isWide })}
    >
      {isBusy ? <Spinner /> : icon && <Icon of={icon} size={size === "large" ? 18 : 16} />}
      {children}
    </button>
  );
}
