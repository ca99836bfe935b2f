import { shop } from "@reagent/api/contract/shop";
import { DefinitionList } from "../../components/DefinitionList/DefinitionList.tsx";
import { TextLink } from "../../components/TextLink/TextLink.tsx";
import { useCopy } from "../../language/language.tsx";
import { stack } from "../../theme/layout.css.ts";
import { copy } from "./LoginForm.copy.ts";

/** The contacts for customers who have forgotten their log-in e-mail. */
export function ForgottenEmail() {
  const words = useCopy(copy);
  return (
    <div className={stack[4]}>
      <p>{words.forgotEmailText}</p>
      <DefinitionList
        entries={[
          {
            term: words.callUs,
            value: <TextLink href={`tel:${shop.hotlines[0]}`}>{shop.hotlines[0]}</TextLink>,
          },
          {
            term: words.writeUs,
            value: <TextLink href={`mailto:${shop.serviceEmail}`}>{shop.serviceEmail}</TextLink>,
          },
        ]}
      />
    </div>
  );
}
