import { screen } from "../../../screen.ts";

export const orchard = screen({
  address: "/exchange",
  path: ({ typeId }: { typeId?: string } = {}) =>
    typeId ? `/exchange?type=${encodeURIComponent(typeId)}` : "/exchange",
  visitors: "anyone",
  layout: "orchard",
  title: { zh: "麦粒果园", en: "The orchard" },
  isListed: true,
});
