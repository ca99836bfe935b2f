import { shop } from "@reagent/api/contract/shop";
import { DefinitionList } from "../../../../components/DefinitionList/DefinitionList.tsx";
import { useCopy, useLanguage } from "../../../../language/language.tsx";
import { copy } from "./BankDetails.copy.ts";

interface Props {
  /** The order numbers, which identify the transfer. */
  readonly orderCodes: readonly string[];
}

/** The bank account for transfers (customer centre §2, /payment). */
export function BankDetails({ orderCodes }: Props) {
  const words = useCopy(copy);
  const language = useLanguage();
  const { bank } = shop;
  return (
    <DefinitionList
      isRuled
      entries={[
        { term: words.holder, value: bank.holder[language] },
        { term: words.bank, value: bank.name[language] },
        { term: words.account, value: bank.account },
        { term: words.remark, value: orderCodes.join(words.and) },
      ]}
    />
  );
}
