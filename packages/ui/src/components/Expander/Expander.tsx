import ChevronDown from "@lucide/icons/icons/chevron-down";
import type { ReactNode } from "react";
import { Icon } from "../Icon/Icon.tsx";
import { arrow, expander } from "./Expander.css.ts";

type Props = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The id of the controlled element. */
  controls?: string;
  /** The accessible name, where the label is ambiguous: "价格与库存 S812046". */
  label?: string;
  /** Called on hover or focus, to load the controlled content ahead. */
  onApproach?: () => void;
  children: ReactNode;
};

/** A button that opens and closes content elsewhere, such as the row below. */
export function Expander({ isOpen, onOpenChange, controls, label, onApproach, children }: Props) {
  return (
    <button
      type="button"
      className={expander}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      aria-label={label}
      onPointerEnter={onApproach}
      onFocus={onApproach}
      onClick={() => onOpenChange(!isOpen)}
    >
      {children}
      <span className={arrow}>
        <Icon of={ChevronDown} size={14} />
      </span>
    </button>
  );
}
