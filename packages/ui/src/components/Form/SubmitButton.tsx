import type { ReactNode } from "react";
import { Button, type ButtonProps } from "../Button/Button.tsx";
import { useFormContext } from "./form-context.ts";

export type SubmitButtonProps = Pick<ButtonProps, "kind" | "size" | "isWide" | "icon"> & {
  /** The words, which are the accessible name. */
  children: ReactNode;
  /** The label while the form is being submitted. */
  busyLabel?: string;
};

/** Submits its form; busy until the answer arrives. */
export function SubmitButton({ children, busyLabel, ...look }: SubmitButtonProps) {
  const { isBusy } = useFormContext();
  return (
    <Button kind="primary" {...look} type="submit" isBusy={isBusy}>
      {isBusy && busyLabel !== undefined ? busyLabel : children}
    </Button>
  );
}
