import { fillAddress } from "@reagent/domain/page-address";
import { screen } from "../../../screen.ts";

const address = "/synthesis/:value?";

export const synthesis = screen({
  address,
  /** With an item code, the address of the form about that item. */
  path: (itemCode?: string) =>
    itemCode ? `${fillAddress(address, { value: itemCode })}#consult` : fillAddress(address),
  visitors: "anyone",
  title: { zh: "定制合成", en: "Custom synthesis" },
  isListed: true,
});
