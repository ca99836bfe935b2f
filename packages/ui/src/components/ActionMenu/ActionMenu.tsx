import ChevronDown from "@lucide/icons/icons/chevron-down";
import { type KeyboardEvent, type MouseEvent, useId, useRef, useState } from "react";
import { Button } from "../Button/Button.tsx";
import { useLoaded } from "../overlay/useLoaded.ts";
import type { MenuAction } from "./ActionMenuLayer.tsx";

export type ActionMenuProps = {
  /** The accessible name of the button, which begins with its words. */
  label: string;
  /** The words of the button. */
  children: string;
  /** Links and actions, from top to bottom. */
  entries: readonly MenuAction[];
  /** As the buttons beside it. */
  size?: "small" | "medium";
  /** Whether what was chosen is under way. */
  isBusy?: boolean;
};

const loadLayer = () => import("./ActionMenuLayer.tsx");

/**
 * A button that opens a menu of what can be done with a row: arrow keys move, Enter chooses, Escape closes. The code of the menu is loaded
 * on hover or focus of the button.
 */
export function ActionMenu({
  label,
  children,
  entries,
  size = "small",
  isBusy = false,
}: ActionMenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isByKeyboard, setIsByKeyboard] = useState(false);
  const [code, prepare] = useLoaded(loadLayer);
  const press = (event: MouseEvent) => {
    prepare();
    // The click that Enter and the space bar make has no count.
    setIsByKeyboard(event.detail === 0);
    setIsOpen(!isOpen);
  };
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    prepare();
    setIsByKeyboard(true);
    setIsOpen(true);
  };
  return (
    <>
      <Button
        kind="quiet"
        size={size}
        icon={ChevronDown}
        isBusy={isBusy}
        ref={button}
        id={id}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={press}
        onKeyDown={openByArrow}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        {children}
      </Button>
      {code && (
        <code.ActionMenuLayer
          {...{ button, entries, isOpen, isByKeyboard }}
          labelledBy={id}
          onOpenChange={setIsOpen}
        />
      )}
    </>
  );
}
