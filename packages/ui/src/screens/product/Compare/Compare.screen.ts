import { screen } from "../../../screen.ts";

export const compare = screen({
  address: "/compare",
  path: (itemCodes: readonly string[] = []) =>
    itemCodes.length > 0
      ? `/compare?items=${itemCodes.map((code) => encodeURIComponent(code)).join(",")}`
      : "/compare",
  visitors: "anyone",
  title: { zh: "产品对比", en: "Compare products" },
});
