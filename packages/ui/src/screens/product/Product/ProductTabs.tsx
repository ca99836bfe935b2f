import type { Item, Pack } from "@reagent/api/contract/product";
import { type Tab, Tabs } from "../../../components/Tabs/Tabs.tsx";
import { useCopy } from "../../../language/language.tsx";
import { Certificate } from "../Certificate/Certificate.tsx";
import { isHazardous } from "../Hazard/hazard-facts.ts";
import { Hazard } from "../Hazard/Hazard.tsx";
import { Properties } from "../Properties/Properties.tsx";
import { Spectra } from "../Spectra/Spectra.tsx";
import { copy } from "./Product.copy.ts";
import { panel } from "./Product.css.ts";
import { ProductPicture } from "./ProductPicture.tsx";

export type ProductTab = "properties" | "certificate" | "spectra" | "safety" | "picture";

interface Props {
  readonly item: Item;
  readonly packs: readonly Pack[];
  readonly current: ProductTab;
  readonly onChoose: (tab: ProductTab) => void;
}

/** What can be read and looked up about the item (storefront §2, product detail). */
export function ProductTabs({ item, packs, current, onChoose }: Props) {
  const words = useCopy(copy);
  const productCodes = packs.map(({ productCode }) => productCode);
  const tabs: Tab<ProductTab>[] = [
    { id: "properties", name: words.tabs.properties, panel: <Properties item={item} /> },
    {
      id: "certificate",
      name: words.tabs.certificate,
      panel: <Certificate productCodes={productCodes} />,
    },
    {
      id: "spectra",
      name: words.tabs.spectra,
      panel: <Spectra item={item} productCodes={productCodes} />,
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
      onChoose={onChoose}
    />
  );
}
