import { VAT_PERCENT } from "@reagent/domain/vat";
import { defineCopy } from "../../language/define-copy.ts";

export const copy = defineCopy({
  zh: { included: `含 ${VAT_PERCENT}% 增值税` },
  en: { included: `incl. ${VAT_PERCENT}% VAT` },
});
