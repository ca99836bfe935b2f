import type { Item, Pack } from "@reagent/api/contract/product";
import { lazy, useEffect, useState } from "react";
import { LazyContent } from "../../../blocks/Boundary/LazyContent.tsx";
import { type Tab, Tabs } from "../../../components/Tabs/Tabs.tsx";
import { useCopy } from "../../../language/language.tsx";
import { whenIdle } from "../../../when-idle.ts";
import type { Batch } from "../parts/BatchLookup/BatchLookup.tsx";
import { Hazard } from "../parts/Hazard/Hazard.tsx";
import { Properties } from "../parts/Properties/Properties.tsx";
import { copy } from "./Product.copy.ts";
import { panel } from "./Product.css.ts";
import { ProductPicture } from "./ProductPicture.tsx";

const loadCertificate = () => import("../parts/Certificate/Certificate.tsx");
const loadSpectra = () => import("../parts/Spectra/Spectra.tsx");
const Certificate = lazy(async () => ({ default: (await loadCertificate()).Certificate }));
const Spectra = lazy(async () => ({ default: (await loadSpectra()).Spectra }));

/** Fetches the code of the tabs that look up batches. */
async function loadLookups(): Promise<void> {
  // A panel whose code cannot be fetched reports it.
  await Promise.allSettled([loadCertificate(), loadSpectra()]);
}

export type ProductTab = "properties" | "certificate" | "spectra" | "safety" | "picture";

/** A tab requested from elsewhere on the page; a new object for each request. */
export interface RequestedTab {
  readonly tab: ProductTab;
}

interface Props {
  readonly item: Item;
  readonly packs: readonly Pack[];
  /** The batch in the address. */
  readonly batch: Batch | undefined;
  readonly requested: RequestedTab | undefined;
}

/** Details of the item, and what can be looked up about it (storefront §2, product detail). */
export function ProductTabs({ item, packs, batch, requested }: Props) {
  const words = useCopy(copy);
  // State of the tabs alone, so that choosing one does not render the whole page.
  const [current, choose] = useState<ProductTab>(batch ? "certificate" : "properties");
  const [followed, setFollowed] = useState<RequestedTab>();
  if (requested && requested !== followed) {
    setFollowed(requested);
    choose(requested.tab);
  }
  useEffect(() => whenIdle(() => void loadLookups()), []);
  const productCodes = packs.map(({ productCode }) => productCode);
  const tabs: Tab<ProductTab>[] = [
    { value: "properties", label: words.tabs.properties, panel: <Properties item={item} /> },
    {
      value: "certificate",
      label: words.tabs.certificate,
      panel: (
        <LazyContent>
          <Certificate itemCode={item.itemCode} productCodes={productCodes} batch={batch} />
        </LazyContent>
      ),
    },
    {
      value: "spectra",
      label: words.tabs.spectra,
      panel: (
        <LazyContent>
          <Spectra item={item} productCodes={productCodes} />
        </LazyContent>
      ),
    },
    { value: "safety", label: words.tabs.safety, panel: <Hazard item={item} /> },
  ];
  if (item.drawing.markup)
    tabs.push({
      value: "picture",
      label: words.tabs.picture,
      panel: <ProductPicture item={item} />,
    });
  return (
    <Tabs
      label={words.details}
      options={tabs.map((tab) => ({
        ...tab,
        panel: <div className={panel}>{tab.panel}</div>,
      }))}
      value={current}
      onChange={choose}
    />
  );
}
