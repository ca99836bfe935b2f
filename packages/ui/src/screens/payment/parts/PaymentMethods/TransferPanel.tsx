import { useCopy } from "../../../../language/language.tsx";
import { BankDetails } from "../BankDetails/BankDetails.tsx";
import { copy } from "./PaymentMethods.copy.ts";
import * as css from "./PaymentMethods.css.ts";

/** Payment by transfer after the order is submitted. */
export function TransferPanel({ orderCodes }: { orderCodes: readonly string[] }) {
  const words = useCopy(copy);
  return (
    <div className={css.panel}>
      <p className={css.note}>{words.transfer}</p>
      <BankDetails orderCodes={orderCodes} />
    </div>
  );
}
