import { type ComponentProps, useEffect, useRef } from "react";
import { useCopy } from "../../../language/language.tsx";
import { screenOnly } from "../../../theme/print.css.ts";
import { PrintedDetails } from "./PrintedDetails.tsx";
import { copy } from "./Product.copy.ts";
import { more } from "./Product.css.ts";
import { ProductTabs } from "./ProductTabs.tsx";
import { RelatedReading } from "./RelatedReading.tsx";

/** What can be read about the item, below what can be bought. A panel that is asked for comes into sight and takes the focus. */
export function Details(tabs: ComponentProps<typeof ProductTabs>) {
  const { item, asked } = tabs;
  const words = useCopy(copy);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!asked) return;
    section.current?.scrollIntoView();
    section.current
      ?.querySelector<HTMLElement>("[role=tabpanel]:not([hidden])")
      ?.focus({ preventScroll: true });
  }, [asked]);
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
