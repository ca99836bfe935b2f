import { Button, type ButtonProps } from "../../../../components/Button/Button.tsx";
import { useCopy } from "../../../../language/language.tsx";
import type { ListedProduct } from "../../../shopping-list/parts/AddToList/listed-product.ts";
import { copy } from "./SendBasket.copy.ts";
import { useSendBasket } from "./useSendBasket.tsx";

interface Props extends Pick<ButtonProps, "size" | "kind"> {
  /** What is sent, or what finds it out before; undefined where it cannot be sent as it is. */
  readonly products:
    | readonly ListedProduct[]
    | (() => Promise<readonly ListedProduct[] | undefined>);
}

/** Sends products to somebody else by a link. Its dialog is loaded at the first sign of intent. */
export function SendBasketButton({ products, ...look }: Props) {
  const words = useCopy(copy);
  const { send, prepare } = useSendBasket();
  const press = async () => {
    const chosen = typeof products === "function" ? await products() : products;
    if (chosen) send(chosen);
  };
  return (
    <Button {...look} onPointerEnter={prepare} onFocus={prepare} onClick={() => void press()}>
      {words.send}
    </Button>
  );
}
