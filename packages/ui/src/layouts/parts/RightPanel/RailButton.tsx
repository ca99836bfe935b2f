import type { LucideIconData } from "@lucide/icons";
import type { ComponentProps } from "react";
import { Link } from "react-router-dom";
import { Icon } from "../../../components/Icon/Icon.tsx";
import { Tooltip } from "../../../components/Tooltip/Tooltip.tsx";
import * as css from "./RightPanel.css.ts";

type Props = Omit<ComponentProps<"button">, "className" | "children" | "aria-label"> & {
  /** The accessible name, also shown as a tooltip. */
  label: string;
  icon: LucideIconData;
  /** A number at the corner; it is added to the name. */
  count?: number;
  /** False for a button that shows something else on hover. */
  hasTooltip?: boolean;
};

/** A button of the rail. */
export function RailButton({ label, icon, count = 0, hasTooltip = true, ...rest }: Props) {
  const button = (
    <button
      {...rest}
      className={css.button}
      type="button"
      aria-label={count > 0 ? `${label} ${count}` : label}
    >
      <Icon of={icon} size={20} />
      {count > 0 && (
        <span className={css.count} aria-hidden="true">
          {count > 99 ? "99+" : count}
        </span>
      )}
    </button>
  );
  if (!hasTooltip) return button;
  return (
    <Tooltip label={label} side="left" repeatsName>
      {button}
    </Tooltip>
  );
}

type LinkProps = { label: string; icon: LucideIconData; to: string };

/** A link of the rail. */
export function RailLink({ label, icon, to }: LinkProps) {
  return (
    <Tooltip label={label} side="left" repeatsName>
      <Link className={css.button} to={to} aria-label={label}>
        <Icon of={icon} size={20} />
      </Link>
    </Tooltip>
  );
}
