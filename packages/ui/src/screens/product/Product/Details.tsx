import { type ComponentProps, useEffect, useRef } from "react";
import { useCopy } from "../../../language/language.tsx";
import { screenOnly } from "../../../theme/print.css.ts";
import { PrintedDetails } from "./PrintedDetails.tsx";
import { copy } from "./Product.copy.ts";
import { more } from "./Product.css.ts";
import { ProductTabs } from "./ProductTabs.tsx";
import { RelatedReading } from "./RelatedReading.tsx";

/** The details of the item. A tab requested from elsewhere on the page is scrolled into view and focused. */
export function Details(tabs: ComponentProps<typeof ProductTabs>) {
  const { item, requested } = tabs;
  const words = useCopy(copy);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!requested) return;
    // The tabs show the chosen panel only after this render.
    const frame = requestAnimationFrame(() => {
      section.current?.scrollIntoView();
      section.current
        ?.querySelector<HTMLElement>("[role=tabpanel]:not([hidden])")
        ?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [requested]);
  return (
    <>
      <section className={`${more} ${screenOnly}`} ref={section} aria-label={words.details}>
        <ProductTabs {...tabs} />
      </section>
      <PrintedDetails item={item} />
      <RelatedReading item={item} />
    </>
  );
}
