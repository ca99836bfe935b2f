import ArrowLeftRight from "@lucide/icons/icons/arrow-left-right";
import { IconButton } from "../../../../components/IconButton/IconButton.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { copy } from "./Exchange.copy.ts";

interface Props {
  readonly productCode: string;
  readonly onOpen: (button: HTMLElement) => void;
}

/** Opens what a line can be exchanged for. */
export function ExchangeButton({ productCode, onOpen }: Props) {
  const words = useCopy(copy);
  return (
    <IconButton
      icon={ArrowLeftRight}
      size="small"
      label={words.openOf(productCode)}
      onClick={(event) => onOpen(event.currentTarget)}
    />
  );
}
