import Printer from "@lucide/icons/icons/printer";
import { Button } from "../../../components/Button/Button.tsx";
import { useCopy } from "../../../language/language.tsx";
import { useSurroundings } from "../../../state/surroundings.tsx";
import { orderWords } from "../order-words.copy.ts";

/** Puts the page of an order on paper. */
export function PrintButton() {
  const { print } = useCopy(orderWords);
  const surroundings = useSurroundings();
  return (
    <Button icon={Printer} onClick={() => surroundings.print()}>
      {print}
    </Button>
  );
}
