import { atPage, screen } from "../../../screen.ts";

export const party = screen({
  address: "/party",
  path: ({ page }: { page?: number } = {}) => atPage("/party", page),
  visitors: "anyone",
  title: { zh: "党建", en: "Party building" },
  isListed: true,
});
