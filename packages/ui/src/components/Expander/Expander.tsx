import ChevronDown from "@lucide/icons/icons/chevron-down";
import type { ReactNode } from "react";
import { Icon } from "../Icon/Icon.tsx";
import { arrow, expander } from "./Expander.css.ts";

type Props = {
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** The id of what it opens. */
  controls?: string;
  /** When the words alone do not say of what: "价格与库存 S812046". */
  label?: string;
  /** The pointer or the focus nears it: what it opens may be fetched. */
  onApproach?: () => void;
  children: ReactNode;
};

/** Opens and closes something that stands elsewhere, such as the row below. */
export function Expander({ isOpen, onToggle, controls, label, onApproach, children }: Props) {
  return (
    <button
      type="button"
      className={expander}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      aria-label={label}
      onPointerEnter={onApproach}
      onFocus={onApproach}
      onClick={() => onToggle(!isOpen)}
    >
      {children}
      <span className={arrow}>
        <Icon of={ChevronDown} size={14} />
      </span>
    </button>
  );
}
