import { screen } from "../../../screen.ts";

export const hazardStatements = screen({
  address: "/ghs",
  path: ({ code }: { code?: string } = {}) => (code === undefined ? "/ghs" : `/ghs#${code}`),
  visitors: "anyone",
  title: { zh: "GHS 危险性说明与防范说明", en: "GHS hazard and precautionary statements" },
  isListed: true,
});
