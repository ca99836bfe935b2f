import { screen } from "../../../screen.ts";

export const instruments = screen("instruments", {
  visitors: "anyone",
  title: { zh: "仪器耗材", en: "Instruments and consumables" },
  isListed: true,
});
