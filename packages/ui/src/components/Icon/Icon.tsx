import type { LucideIcon } from "lucide-react";
import * as css from "./Icon.css.ts";

export type IconSize = 12 | 14 | 16 | 18 | 20 | 24 | 40;

type Props = {
  /** A drawing of lucide-react, imported by its name: `<Icon of={ShoppingCart} />`. */
  of: LucideIcon;
  /** Edge in px; 40 stands alone, where nothing else is. */
  size?: IconSize;
  /** The accessible name; without it the icon is decoration beside a word. */
  label?: string;
};

/* Stroke 1.5 on a grid of 20, told on the set's own grid of 24; a large drawing keeps a fine line. */
const strokeOf = (size: IconSize) => (size > 24 ? 1.1 : (1.5 * 24) / 20);

/** One icon of the one set. */
export function Icon({ of: Drawing, size = 16, label }: Props) {
  const name =
    label === undefined ? { "aria-hidden": true as const } : { role: "img", "aria-label": label };
  return (
    <Drawing
      className={css.icon}
      size={size}
      strokeWidth={strokeOf(size)}
      focusable="false"
      {...name}
    />
  );
}
