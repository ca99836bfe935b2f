import ListPlus from "@lucide/icons/icons/list-plus";
import { Button, type ButtonSize } from "../../../../components/Button/Button.tsx";
import { Icon } from "../../../../components/Icon/Icon.tsx";
import { useWrongQuantity } from "../../../../components/QuantityField/useWrongQuantity.ts";
import { useCopy } from "../../../../language/language.tsx";
import { copy } from "./AddToList.copy.ts";
import * as css from "./AddToList.css.ts";
import type { ListedProduct } from "./listed-product.ts";
import { useAddToList } from "./useAddToList.tsx";

interface Props {
  readonly products: readonly ListedProduct[];
  /** The product codes whose typed texts are no quantities: until they are corrected, nothing is added. */
  readonly wrong?: readonly string[];
  readonly size?: ButtonSize;
  /** Takes little width on a phone: the icon is above the word. */
  readonly isNarrowOnPhones?: boolean;
}

/** Adds the chosen products to one of the customer's lists. Its dialog is loaded at the first sign of intent. */
export function AddToListButton({
  products,
  wrong = [],
  size = "medium",
  isNarrowOnPhones = false,
}: Props) {
  const words = useCopy(copy);
  const { add, prepare } = useAddToList();
  const askToCorrect = useWrongQuantity();
  return (
    <Button
      size={size}
      {...(!isNarrowOnPhones && { icon: ListPlus })}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => (wrong.length > 0 ? void askToCorrect(wrong) : add(products))}
    >
      {isNarrowOnPhones ? (
        <span className={css.narrowLabel[size]}>
          <Icon of={ListPlus} size={size === "large" ? 18 : 16} />
          {words.add}
        </span>
      ) : (
        words.add
      )}
    </Button>
  );
}
