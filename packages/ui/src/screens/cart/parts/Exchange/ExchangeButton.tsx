import { Button } from "../../../../components/Button/Button.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { copy } from "./Exchange.copy.ts";
import * as css from "./Exchange.css.ts";

interface Props {
  readonly productCode: string;
  readonly onOpen: (button: HTMLElement) => void;
}

/** Opens what a line can be exchanged for. */
export function ExchangeButton({ productCode, onOpen }: Props) {
  const words = useCopy(copy);
  return (
    <span className={css.open}>
      <Button
        kind="quiet"
        size="small"
        aria-label={words.openOf(productCode)}
        onClick={(event) => onOpen(event.currentTarget)}
      >
        {words.open}
      </Button>
    </span>
  );
}
