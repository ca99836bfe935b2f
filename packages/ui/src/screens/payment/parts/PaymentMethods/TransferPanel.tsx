import { useCopy } from "../../../../language/language.tsx";
import { BankDetails } from "../BankDetails/BankDetails.tsx";
import { copy } from "./PaymentMethods.copy.ts";
import * as css from "./PaymentMethods.css.ts";

/** Paying by transfer: the order is submitted, the money follows. */
export function TransferPanel({ orderCodes }: { orderCodes: readonly string[] }) {
  const words = useCopy(copy);
  return (
    <div className={css.panel}>
      <p className={css.note}>{words.transfer}</p>
      <BankDetails orderCodes={orderCodes} />
    </div>
  );
}
