import { screen } from "../../../screen.ts";

export const compare = screen("compare", {
  visitors: "anyone",
  title: { zh: "产品对比", en: "Compare products" },
});
