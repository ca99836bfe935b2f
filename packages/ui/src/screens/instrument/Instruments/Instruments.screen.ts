import { atPage, screen } from "../../../screen.ts";

export const instruments = screen({
  address: "/instrument",
  path: ({ page }: { page?: number } = {}) => atPage("/instrument", page),
  visitors: "anyone",
  title: { zh: "仪器耗材", en: "Instruments and consumables" },
  isListed: true,
});
