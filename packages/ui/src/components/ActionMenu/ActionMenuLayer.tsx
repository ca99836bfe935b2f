import * as Radix from "radix-ui/dropdown-menu";
import { type RefObject, useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { HandOver } from "../overlay/HandOver.tsx";
import * as css from "./ActionMenuLayer.css.ts";

/** A link to a page, or an action. */
export type MenuAction =
  | {
      /** The words of the entry, unique in the menu. */
      readonly label: string;
      /** The page that it leads to. */
      readonly to: string;
    }
  | {
      /** The words of the entry, unique in the menu. */
      readonly label: string;
      /** Called when it is chosen; the menu is then closed. */
      readonly onSelect: () => void;
      /** Shown, but cannot be chosen. */
      readonly isDisabled?: boolean;
    };

export type ActionMenuLayerProps = {
  /** The button that opens the menu. */
  button: RefObject<HTMLButtonElement | null>;
  /** The id of the button, whose name is that of the menu. */
  labelledBy: string;
  /** Links and actions, from top to bottom. */
  entries: readonly MenuAction[];
  /** Whether it is shown. */
  isOpen: boolean;
  /** Whether a key opened it: the focus then moves to the first entry. */
  isByKeyboard: boolean;
  /** Called with false by a choice, Escape, and a press outside. */
  onOpenChange: (isOpen: boolean) => void;
};

/** The button answers presses and keys itself, since it is there before this code. */
const ignoreListeners = () => {};

/** The menu of `ActionMenu`, in radix: below its button, above where there is no room. */
export function ActionMenuLayer({
  button,
  labelledBy,
  entries,
  isOpen,
  isByKeyboard,
  onOpenChange,
}: ActionMenuLayerProps) {
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Radix does so where it has seen the key, which may have been pressed before this code was there.
    if (isOpen && isByKeyboard)
      menu.current?.querySelector<HTMLElement>("[role=menuitem]:not([data-disabled])")?.focus();
  }, [isOpen, isByKeyboard]);
  return (
    <Radix.Root modal={false} open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>
        <HandOver trigger={{ element: button, connect: ignoreListeners }} />
      </Radix.Trigger>
      {/* Beside its button, not in a portal: a menu is no landmark, and all content belongs to one. */}
      <Radix.Content
        ref={menu}
        className={css.menu}
        align="end"
        sideOffset={4}
        collisionPadding={16}
        aria-labelledby={labelledBy}
        onInteractOutside={(event) => {
          // A press on the button is for the button to answer.
          if (event.target instanceof Node && button.current?.contains(event.target))
            event.preventDefault();
        }}
      >
        {entries.map((action) =>
          "to" in action ? (
            <Radix.Item key={action.label} className={css.item} asChild>
              <Link to={action.to}>{action.label}</Link>
            </Radix.Item>
          ) : (
            <Radix.Item
              key={action.label}
              className={css.item}
              disabled={action.isDisabled ?? false}
              onSelect={action.onSelect}
            >
              {action.label}
            </Radix.Item>
          ),
        )}
      </Radix.Content>
    </Radix.Root>
  );
}
