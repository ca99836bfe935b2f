import { type ComponentProps, useEffect, useRef } from "react";
import { useCopy } from "../../../language/language.tsx";
import { screenOnly } from "../../../theme/print.css.ts";
import { PrintedDetails } from "./PrintedDetails.tsx";
import { copy } from "./Product.copy.ts";
import { more } from "./Product.css.ts";
import { ProductTabs } from "./ProductTabs.tsx";
import { RelatedReading } from "./RelatedReading.tsx";

interface Props extends ComponentProps<typeof ProductTabs> {
  /** How often a panel was asked for from elsewhere on the page. */
  readonly asked: number;
}

/** What can be read about the item, below what can be bought. A panel that is asked for comes into sight and takes the focus. */
export function Details({ asked, ...tabs }: Props) {
  const words = useCopy(copy);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (asked === 0) return;
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
      <PrintedDetails item={tabs.item} />
      <RelatedReading item={tabs.item} />
    </>
  );
}
