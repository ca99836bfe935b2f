import type { Spectrum } from "@reagent/api/contract/product";
import { useOpenTab } from "../../../../blocks/useOpenTab.tsx";
import { Button } from "../../../../components/Button/Button.tsx";
import { VisuallyHidden } from "../../../../components/VisuallyHidden/VisuallyHidden.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { copy } from "./Spectra.copy.ts";
import * as css from "./Spectra.css.ts";

/** Spectra with their kind, batch and conditions, each with a button that opens it in a new tab (storefront §2, spectrum list). */
export function SpectrumList({ label, spectra }: { label: string; spectra: readonly Spectrum[] }) {
  const words = useCopy(copy);
  const openTab = useOpenTab();
  return (
    <ul className={css.list} aria-label={label}>
      {spectra.map(({ type, url, batchCode, conditions }) => (
        <li className={css.entry} key={url}>
          <span className={css.words}>
            <span className={css.kind}>{type}</span>
            <span className={css.origin}>
              {[
                batchCode ? words.batch(batchCode) : words.ofSubstance,
                conditions || words.noConditions,
              ].join(" · ")}
            </span>
          </span>
          <span className={css.view}>
            <Button kind="quiet" size="small" onClick={() => openTab(url)}>
              {words.view}
              <VisuallyHidden> {[type, batchCode].filter(Boolean).join(" ")}</VisuallyHidden>
            </Button>
          </span>
        </li>
      ))}
    </ul>
  );
}
