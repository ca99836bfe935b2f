import type { PrecursorInfo } from "@reagent/api/contract/filing";
import type { PrecursorFilingKind } from "@reagent/domain/filing";
import { filingSlots } from "@reagent/domain/upload";
import { DefinitionList } from "../../../components/DefinitionList/DefinitionList.tsx";
import { FormSection } from "../../../components/Form/FormSection.tsx";
import { useCopy } from "../../../language/language.tsx";
import { TypedAddress } from "../../address/parts/AddressText.tsx";
import * as css from "../parts/AccountPage/AccountPage.css.ts";
import { StoredDocument } from "../parts/DocumentSlot/StoredDocument.tsx";
import { copy, slotWords } from "./ExplosivePrecursors.copy.ts";
import { handler, responsible } from "./precursor-fields.ts";

interface Props {
  readonly kind: PrecursorFilingKind;
  readonly info: PrecursorInfo;
}

/** A submitted filing: read-only, with masked ID numbers. */
export function FiledPrecursors({ kind, info }: Props) {
  const words = useCopy(copy);
  const person = (names: typeof handler | typeof responsible) =>
    names.map((name, at) => ({ term: words.person[at] ?? "", value: info[name] }));
  return (
    <div className={css.sections}>
      <FormSection title={words.buyer} columns={1}>
        <DefinitionList
          entries={[
            { term: words.fields.company, value: info.company },
            { term: words.fields.address, value: <TypedAddress text={info.address} /> },
            { term: words.purpose, value: words.purposes[info.purpose] },
          ]}
        />
      </FormSection>
      <FormSection title={words.handler} columns={1}>
        <DefinitionList entries={person(handler)} />
      </FormSection>
      <FormSection title={words.responsible} columns={1}>
        <DefinitionList entries={person(responsible)} />
      </FormSection>
      <FormSection title={words.documents} columns={1}>
        <DefinitionList
          entries={filingSlots(kind).flatMap((slot) => {
            const term = slotWords(words.slots, kind, slot);
            const document = info[slot];
            return document
              ? [{ term, value: <StoredDocument label={term} document={document} /> }]
              : [];
          })}
        />
      </FormSection>
    </div>
  );
}
