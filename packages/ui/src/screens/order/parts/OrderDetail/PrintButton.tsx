import Printer from "@lucide/icons/icons/printer";
import { Button } from "../../../../components/Button/Button.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { useEnvironment } from "../../../../state/environment.tsx";
import { orderWords } from "../order-words.copy.ts";

/** Prints the page of an order. */
export function PrintButton() {
  const { print } = useCopy(orderWords);
  const environment = useEnvironment();
  return (
    <Button icon={Printer} onClick={() => environment.print()}>
      {print}
    </Button>
  );
}
