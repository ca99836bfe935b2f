import Trash from "@lucide/icons/icons/trash";
import { IconButton } from "../../components/IconButton/IconButton.tsx";

export interface RemoveLineButtonProps {
  /** The accessible name, which says what is removed. */
  readonly label: string;
  /** Receives the button, which `useLineRemoval` requires. */
  readonly onRemove: (button: HTMLElement) => void;
}

/** Removes a line of a cart, basket or list. */
export function RemoveLineButton({ label, onRemove }: RemoveLineButtonProps) {
  return (
    <IconButton
      data-removes-line=""
      label={label}
      icon={Trash}
      size="small"
      onClick={(event) => onRemove(event.currentTarget)}
    />
  );
}
