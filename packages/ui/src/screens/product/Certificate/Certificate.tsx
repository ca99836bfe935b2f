import { findCertificate } from "@reagent/api/contract/product";
import { CoaTabLookup } from "@reagent/domain/lookup";
import { useAction } from "../../../data/use-action.tsx";
import { useCopy } from "../../../language/language.tsx";
import { useSurroundings } from "../../../state/surroundings.tsx";
import { BatchLookup, type Batch } from "../BatchLookup/BatchLookup.tsx";
import { copy } from "./Certificate.copy.ts";

/** The certificate of a batch, looked up by batch and product code, opened in a new tab; nothing is required (storefront §5). */
export function Certificate({ productCodes }: { productCodes: readonly string[] }) {
  const words = useCopy(copy);
  const { run } = useAction(findCertificate);
  const { openTab } = useSurroundings();
  const find = async (batch: Batch) => {
    const outcome = await run(batch);
    if (outcome.ok) openTab(outcome.data.url);
    return outcome.ok;
  };
  return (
    <BatchLookup
      label={words.label}
      schema={CoaTabLookup}
      isRequired={false}
      productCodes={productCodes}
      submit={words.find}
      onFind={find}
    />
  );
}
