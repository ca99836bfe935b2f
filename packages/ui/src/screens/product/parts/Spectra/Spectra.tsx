import { type Item, readItemSpectra } from "@reagent/api/contract/product";
import { TextSkeleton } from "../../../../components/Skeleton/Skeleton.tsx";
import { Load } from "../../../../data/Load.tsx";
import { useCall } from "../../../../data/use-call.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { AskForSpectrum } from "../SpectrumApplication/AskForSpectrum.tsx";
import { BatchSpectra } from "./BatchSpectra.tsx";
import { copy } from "./Spectra.copy.ts";
import * as css from "./Spectra.css.ts";
import { SpectrumList } from "./SpectrumList.tsx";

interface Props {
  readonly item: Item;
  readonly productCodes: readonly string[];
}

/**
 * The spectra of an item, those of one batch, and a request for one that is not published (storefront §2, spectrum list; §5,
 * spectrum application; §7, spectra).
 */
export function Spectra({ item, productCodes }: Props) {
  const words = useCopy(copy);
  return (
    <div className={css.spectra}>
      <section>
        <h3 className={css.title}>{words.published}</h3>
        <ItemSpectra itemCode={item.itemCode} />
      </section>
      {item.hasNmr && (
        <section>
          <h3 className={css.title}>{words.byBatch}</h3>
          <BatchSpectra productCodes={productCodes} />
        </section>
      )}
      <section>
        <h3 className={css.title}>{words.another}</h3>
        <AskForSpectrum productCodes={productCodes} />
      </section>
    </div>
  );
}

function ItemSpectra({ itemCode }: { itemCode: string }) {
  const words = useCopy(copy);
  const call = useCall(readItemSpectra, { itemCode });
  return (
    <Load call={call} skeleton={<TextSkeleton lines={2} />}>
      {({ files }) =>
        files.length === 0 ? (
          <p className={css.nothing}>{words.none}</p>
        ) : (
          <SpectrumList label={words.published} spectra={files} />
        )
      }
    </Load>
  );
}
