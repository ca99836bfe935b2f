import type { Item, Pack } from "@reagent/api/contract/product";
import { lazy, useEffect, useState } from "react";
import { LazyContent } from "../../../blocks/Boundary/LazyContent.tsx";
import { type Tab, Tabs } from "../../../components/Tabs/Tabs.tsx";
import { useCopy } from "../../../language/language.tsx";
import { whenIdle } from "../../../when-idle.ts";
import type { Batch } from "../parts/BatchLookup/BatchLookup.tsx";
import { isHazardous } from "../parts/Hazard/hazard-facts.ts";
import { Hazard } from "../parts/Hazard/Hazard.tsx";
import { Properties } from "../parts/Properties/Properties.tsx";
import { copy } from "./Product.copy.ts";
import { panel } from "./Product.css.ts";
import { ProductPicture } from "./ProductPicture.tsx";

const loadCertificate = () => import("../parts/Certificate/Certificate.tsx");
const loadSpectra = () => import("../parts/Spectra/Spectra.tsx");
const Certificate = lazy(async () => ({ default: (await loadCertificate()).Certificate }));
const Spectra = lazy(async () => ({ default: (await loadSpectra()).Spectra }));

/** What is looked up by batch, and the forms for it: fetched once the page stands. */
async function loadLookups(): Promise<void> {
  /* Where it cannot be fetched, the panel that needs it says so. */
  await Promise.allSettled([loadCertificate(), loadSpectra()]);
}

export type ProductTab = "properties" | "certificate" | "spectra" | "safety" | "picture";

/** A tab that was asked for from elsewhere on the page; another one each time. */
export interface AskedTab {
  readonly tab: ProductTab;
}

interface Props {
  readonly item: Item;
  readonly packs: readonly Pack[];
  /** The batch that one came for. */
  readonly batch: Batch | undefined;
  readonly asked: AskedTab | undefined;
}

/** What can be read and looked up about the item (storefront §2, product detail). */
export function ProductTabs({ item, packs, batch, asked }: Props) {
  const words = useCopy(copy);
  // Kept here, so that a tab that is chosen draws nothing of the page but the tabs.
  const [current, choose] = useState<ProductTab>(batch ? "certificate" : "properties");
  const [followed, setFollowed] = useState<AskedTab>();
  if (asked && asked !== followed) {
    setFollowed(asked);
    choose(asked.tab);
  }
  useEffect(() => whenIdle(() => void loadLookups()), []);
  const productCodes = packs.map(({ productCode }) => productCode);
  const tabs: Tab<ProductTab>[] = [
    { id: "properties", name: words.tabs.properties, panel: <Properties item={item} /> },
    {
      id: "certificate",
      name: words.tabs.certificate,
      panel: (
        <LazyContent>
          <Certificate productCodes={productCodes} batch={batch} />
        </LazyContent>
      ),
    },
    {
      id: "spectra",
      name: words.tabs.spectra,
      panel: (
        <LazyContent>
          <Spectra item={item} productCodes={productCodes} />
        </LazyContent>
      ),
    },
  ];
  if (isHazardous(item))
    tabs.push({ id: "safety", name: words.tabs.safety, panel: <Hazard item={item} /> });
  if (item.drawing.markup)
    tabs.push({ id: "picture", name: words.tabs.picture, panel: <ProductPicture item={item} /> });
  return (
    <Tabs
      label={words.details}
      tabs={tabs.map((tab) => ({
        ...tab,
        panel: <div className={panel}>{tab.panel}</div>,
      }))}
      current={current}
      onChoose={choose}
    />
  );
}
