import { atPage, screen } from "../../../screen.ts";

export const productLine = screen({
  address: "/productline/:productLineId",
  path: ({ id, page }: { id: string; page?: number }) =>
    atPage(`/productline/${encodeURIComponent(id)}`, page),
  visitors: "anyone",
});
