import type { LucideIconData } from "@lucide/icons";
import { createElement } from "react";
import * as css from "./Icon.css.ts";

export type IconSize = 12 | 14 | 16 | 18 | 20 | 24 | 40;

export type IconProps = {
  /** A Lucide icon: `<Icon of={ShoppingCart} />`. */
  of: LucideIconData;
  /** Edge in px; 40 is for icons that stand alone. */
  size?: IconSize;
  /** The accessible name; without it the icon is decoration beside a label. */
  label?: string;
};

/* Stroke 1.5 on a grid of 20, converted to Lucide's grid of 24; thinner for large icons. */
const strokeOf = (size: IconSize) => (size > 24 ? 1.1 : (1.5 * 24) / 20);

/** One icon of the icon set. */
export function Icon({ of: drawing, size = 16, label }: IconProps) {
  const name =
    label === undefined ? { "aria-hidden": true as const } : { role: "img", "aria-label": label };
  return (
    <svg
      className={css.icon}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeOf(size)}
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      {...name}
    >
      {drawing.node.map(([shape, attributes]) => createElement(shape, attributes))}
    </svg>
  );
}
