import type { Spectrum } from "@reagent/api/contract/product";
import { Button } from "../../../../components/Button/Button.tsx";
import { VisuallyHidden } from "../../../../components/VisuallyHidden/VisuallyHidden.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { useEnvironment } from "../../../../state/environment.tsx";
import { copy } from "./Spectra.copy.ts";
import * as css from "./Spectra.css.ts";

/** Spectra by their type, each with a button that opens it in a new tab (storefront §2, spectrum list). */
export function SpectrumList({ label, spectra }: { label: string; spectra: readonly Spectrum[] }) {
  const words = useCopy(copy);
  const { openTab } = useEnvironment();
  return (
    <ul className={css.list} aria-label={label}>
      {spectra.map(({ type, url }) => (
        <li className={css.entry} key={url}>
          <span>{type}</span>
          <span className={css.view}>
            <Button kind="quiet" size="small" onClick={() => openTab(url)}>
              {words.view}
              <VisuallyHidden> {type}</VisuallyHidden>
            </Button>
          </span>
        </li>
      ))}
    </ul>
  );
}
