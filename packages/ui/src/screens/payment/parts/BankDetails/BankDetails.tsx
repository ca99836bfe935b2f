import { shop } from "@reagent/api/contract/shop";
import { Code } from "../../../../components/Code/Code.tsx";
import { DefinitionList } from "../../../../components/DefinitionList/DefinitionList.tsx";
import { useCopy, useLanguage } from "../../../../language/language.tsx";
import { copy } from "./BankDetails.copy.ts";
import * as css from "./BankDetails.css.ts";

interface Props {
  /** The order numbers, which identify the transfer. */
  readonly orderCodes: readonly string[];
}

/** The bank account for transfers (customer centre §2, /payment). */
export function BankDetails({ orderCodes }: Props) {
  const words = useCopy(copy);
  const language = useLanguage();
  const { bank } = shop;
  const remark = orderCodes.join(words.and);
  return (
    <DefinitionList
      isRuled
      entries={[
        { term: words.holder, value: bank.holder[language] },
        { term: words.bank, value: bank.name[language] },
        { term: words.account, value: <Code value={bank.account} kind="bank-account" /> },
        {
          term: words.remark,
          value: (
            <Code value={remark} kind="transfer-remark">
              <span className={css.remark}>{remark}</span>
            </Code>
          ),
        },
      ]}
    />
  );
}
