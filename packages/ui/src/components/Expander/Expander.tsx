import ChevronDown from "@lucide/icons/icons/chevron-down";
import type { ReactNode, Ref } from "react";
import { Icon } from "../Icon/Icon.tsx";
import { arrow, expander } from "./Expander.css.ts";

export type ExpanderProps = {
  /** Whether the content is open; it turns the arrow. */
  isOpen: boolean;
  /** Called with what `isOpen` is to be. */
  onOpenChange: (isOpen: boolean) => void;
  /** The id of the controlled element. */
  controls?: string;
  /** The accessible name, where the label is ambiguous: "价格与库存 S812046". */
  label?: string;
  /** Called on hover or focus, to load the controlled content ahead. */
  onApproach?: () => void;
  /** The button, to move the focus to it. */
  ref?: Ref<HTMLButtonElement>;
  /** The id of the button, for a link to it. */
  id?: string | undefined;
  /** The words of the button. */
  children: ReactNode;
};

/** A button that opens and closes content elsewhere, such as the row below. */
export function Expander({
  isOpen,
  onOpenChange,
  controls,
  label,
  onApproach,
  ref,
  id,
  children,
}: ExpanderProps) {
  return (
    <button
      ref={ref}
      id={id}
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
