import { findCertificate } from "@reagent/api/contract/product";
import { AdvancedCoaLookup, CoaTabLookup, ProductLineCoaLookup } from "@reagent/domain/lookup";
import { useOpenTab } from "../../../../blocks/useOpenTab.tsx";
import { useAction } from "../../../../data/use-action.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { BatchLookup, type Batch } from "../BatchLookup/BatchLookup.tsx";
import { Batches } from "./Batches.tsx";
import { copy } from "./Certificate.copy.ts";
import * as css from "./Certificate.css.ts";

interface Props {
  readonly itemCode: string;
  readonly productCodes: readonly string[];
  /** The batch in the address, as from a pack's QR code. */
  readonly batch?: Batch | undefined;
}

/**
 * The certificates of an item's batches, and a lookup of one, in which no field is required (storefront §5, certificate lookups;
 * decisions, batches of an item).
 */
export function Certificate({ itemCode, productCodes, batch }: Props) {
  const words = useCopy(copy);
  const find = useFindCertificate();
  return (
    <div className={css.parts}>
      <Batches itemCode={itemCode} />
      <section>
        <h3 className={css.title}>{words.byNumber}</h3>
        <BatchLookup
          label={words.label}
          schema={CoaTabLookup}
          isRequired={false}
          productCodes={productCodes}
          batch={{
            batchCode: batch?.batchCode ?? "",
            productCode: batch?.productCode || (productCodes[0] ?? itemCode),
          }}
          submit={words.find}
          onFind={find}
        />
      </section>
    </div>
  );
}

/**
 * Looks up a certificate beside a product line; both fields are required, and an item code is accepted (storefront §5,
 * certificate lookups).
 */
export function CertificateOfAny() {
  const words = useCopy(copy);
  const find = useFindCertificate();
  return (
    <BatchLookup
      label={words.label}
      schema={ProductLineCoaLookup}
      isRequired
      takesItemCode
      isNarrow
      draftKey="product-line-certificate"
      submit={words.find}
      onFind={find}
    />
  );
}

/** Looks up a certificate in the advanced search; both fields are required, and stay filled in (storefront §5, certificate lookups). */
export function CertificateByBatch() {
  const words = useCopy(copy);
  const find = useFindCertificate();
  return (
    <BatchLookup
      label={words.label}
      schema={AdvancedCoaLookup}
      isRequired
      isMain
      draftKey="certificate"
      keepsSent
      submit={words.find}
      onFind={find}
    />
  );
}

/** Looks up a certificate by batch and product code, and opens it in a new tab. */
function useFindCertificate(): (batch: Batch) => Promise<boolean> {
  const { run } = useAction(findCertificate);
  const openTab = useOpenTab();
  return async (batch) => {
    const outcome = await run(batch);
    if (outcome.ok) openTab(outcome.data.url);
    return outcome.ok;
  };
}
