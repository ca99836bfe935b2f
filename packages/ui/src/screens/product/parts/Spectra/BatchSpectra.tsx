import { readBatchSpectra, type Spectrum } from "@reagent/api/contract/product";
import { MapTabCoaLookup } from "@reagent/domain/lookup";
import { useState } from "react";
import { useOverlays } from "../../../../components/overlay/useOverlays.ts";
import { useAction } from "../../../../data/use-action.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { type Batch, BatchLookup } from "../BatchLookup/BatchLookup.tsx";
import { copy } from "./Spectra.copy.ts";
import { SpectrumList } from "./SpectrumList.tsx";

interface Found {
  readonly batchCode: string;
  readonly spectra: readonly Spectrum[];
}

/** Looks up the NMR spectra of a batch; an alert reports a batch without any (storefront §8, spectrum page). */
export function BatchSpectra({ productCodes }: { productCodes: readonly string[] }) {
  const words = useCopy(copy);
  const [found, setFound] = useState<Found | null>(null);
  const { run } = useAction(readBatchSpectra);
  const { alert } = useOverlays();

  const find = async (batch: Batch) => {
    setFound(null);
    const outcome = await run({ type: "nmr", ...batch });
    if (!outcome.ok) return false;
    const spectra = outcome.data.files;
    if (spectra.length > 0) setFound({ batchCode: batch.batchCode, spectra });
    else void alert({ message: words.none, tone: "warning" });
    return spectra.length > 0;
  };
  return (
    <>
      <BatchLookup
        label={words.byBatch}
        schema={MapTabCoaLookup}
        isRequired
        productCodes={productCodes}
        submit={words.find}
        onFind={find}
      />
      <div role="status">
        {found && <SpectrumList label={words.ofBatch(found.batchCode)} spectra={found.spectra} />}
      </div>
    </>
  );
}
