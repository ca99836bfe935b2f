import ChevronDown from "@lucide/icons/icons/chevron-down";
import * as Radix from "radix-ui/dropdown-menu";
import { Link } from "react-router-dom";
import { Button } from "../Button/Button.tsx";
import * as css from "./ActionMenu.css.ts";

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

/** A button that opens a menu of what can be done with a row: arrow keys move, Enter chooses, Escape closes. */
export function ActionMenu({
  label,
  children,
  entries,
  size = "small",
  isBusy = false,
}: ActionMenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>
        <Button kind="quiet" size={size} icon={ChevronDown} isBusy={isBusy} aria-label={label}>
          {children}
        </Button>
      </Radix.Trigger>
      {/* Beside its button, not in a portal: a menu is no landmark, and all content belongs to one. */}
      <Radix.Content className={css.menu} align="end" sideOffset={4} collisionPadding={16}>
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
