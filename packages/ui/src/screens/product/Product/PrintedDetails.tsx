import type { Item } from "@reagent/api/contract/product";
import { usePrinting } from "../../../blocks/usePrinting.ts";
import { SectionHead } from "../../../components/SectionHead/SectionHead.tsx";
import { useCopy } from "../../../language/language.tsx";
import { Hazard } from "../parts/Hazard/Hazard.tsx";
import { Properties } from "../parts/Properties/Properties.tsx";
import { copy } from "./Product.copy.ts";
import { printed } from "./Product.css.ts";

/** The content of the tabs one below the other, for print. */
export function PrintedDetails({ item }: { item: Item }) {
  const words = useCopy(copy);
  if (!usePrinting()) return null;
  return (
    <>
      <section className={printed}>
        <SectionHead title={words.tabs.properties} size="small" />
        <Properties item={item} />
      </section>
      <section className={printed}>
        <SectionHead title={words.tabs.safety} size="small" />
        <Hazard item={item} />
      </section>
    </>
  );
}
