import { type ReactNode, useState } from "react";
import { Button } from "../../../components/Button/Button.tsx";

interface Props {
  label: string;
  children: (isOpen: boolean, close: () => void) => ReactNode;
}

/** A button that opens the overlay of an example, which would cover the page from the start. */
export function OpenedBy({ label, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      {children(isOpen, () => setOpen(false))}
    </>
  );
}
