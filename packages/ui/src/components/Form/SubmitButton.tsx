import type { ReactNode } from "react";
import { Button, type ButtonProps } from "../Button/Button.tsx";
import { useFormContext } from "./form-context.ts";

type Props = Pick<ButtonProps, "kind" | "size" | "isWide" | "icon"> & {
  children: ReactNode;
  /** Said while the form is on its way. */
  busyLabel?: string;
};

/** Sends the form it stands in; busy until the answer is there. */
export function SubmitButton({ children, busyLabel, ...look }: Props) {
  const { isBusy } = useFormContext();
  return (
    <Button kind="primary" {...look} type="submit" isBusy={isBusy}>
      {isBusy && busyLabel !== undefined ? busyLabel : children}
    </Button>
  );
}
