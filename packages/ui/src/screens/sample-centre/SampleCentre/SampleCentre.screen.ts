import { screen } from "../../../screen.ts";

export const sampleCentre = screen("sampleCentre", {
  visitors: "anyone",
  title: { zh: "样品中心", en: "Sample centre" },
  isListed: true,
});
