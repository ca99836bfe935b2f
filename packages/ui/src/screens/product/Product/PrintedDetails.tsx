import type { Item } from "@reagent/api/contract/product";
import { SectionHead } from "../../../components/SectionHead/SectionHead.tsx";
import { useCopy } from "../../../language/language.tsx";
import { usePrinting } from "../../../layouts/usePrinting.ts";
import { isHazardous } from "../Hazard/hazard-facts.ts";
import { Hazard } from "../Hazard/Hazard.tsx";
import { Properties } from "../Properties/Properties.tsx";
import { copy } from "./Product.copy.ts";
import { printed } from "./Product.css.ts";

/** On paper nothing can be turned to: what a screen shows in tabs stands one under the other. */
export function PrintedDetails({ item }: { item: Item }) {
  const words = useCopy(copy);
  if (!usePrinting()) return null;
  return (
    <>
      <section className={printed}>
        <SectionHead title={words.tabs.properties} size="small" />
        <Properties item={item} />
      </section>
      {isHazardous(item) && (
        <section className={printed}>
          <SectionHead title={words.tabs.safety} size="small" />
          <Hazard item={item} />
        </section>
      )}
    </>
  );
}
