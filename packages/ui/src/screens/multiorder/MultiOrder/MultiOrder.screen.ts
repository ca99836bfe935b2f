import { screen } from "../../../screen.ts";

export const batchOrder = screen({
  address: "/multiorder",
  visitors: "customers",
  title: { zh: "批量订购", en: "Bulk order" },
});
