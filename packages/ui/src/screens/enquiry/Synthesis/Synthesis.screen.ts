import { screen } from "../../../screen.ts";

export const synthesis = screen("synthesis", {
  visitors: "anyone",
  title: { zh: "定制合成", en: "Custom synthesis" },
  isListed: true,
});
