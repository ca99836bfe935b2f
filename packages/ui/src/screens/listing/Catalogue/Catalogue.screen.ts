import { screen } from "../../../screen.ts";

export const catalogue = screen("catalogue", {
  visitors: "anyone",
  title: { zh: "产品总览", en: "Product overview" },
  isListed: true,
});
