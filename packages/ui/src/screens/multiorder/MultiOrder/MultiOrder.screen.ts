import { screen } from "../../../screen.ts";

export const batchOrder = screen("batchOrder", {
  visitors: "customers",
  title: { zh: "批量订购", en: "Bulk order" },
});
