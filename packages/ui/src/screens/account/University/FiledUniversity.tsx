import type { UniversityInfo } from "@reagent/api/contract/filing";
import { DefinitionList } from "../../../components/DefinitionList/DefinitionList.tsx";
import { FormSection } from "../../../components/Form/FormSection.tsx";
import { useCopy } from "../../../language/language.tsx";
import * as css from "../parts/AccountPage/AccountPage.css.ts";
import { StoredDocument } from "../parts/DocumentSlot/StoredDocument.tsx";
import { fields } from "./university-fields.ts";
import { copy } from "./University.copy.ts";

/** University info that is being reviewed, read-only. */
export function FiledUniversity({ info }: { info: UniversityInfo }) {
  const words = useCopy(copy);
  return (
    <div className={css.sections}>
      <FormSection title={words.group} columns={1}>
        <DefinitionList
          entries={fields.map((name) => ({ term: words.fields[name], value: info[name] }))}
        />
      </FormSection>
      <FormSection title={words.proofs} columns={1}>
        <DefinitionList
          entries={[
            {
              term: words.proof,
              value: <StoredDocument label={words.proof} document={info} />,
            },
          ]}
        />
      </FormSection>
    </div>
  );
}
