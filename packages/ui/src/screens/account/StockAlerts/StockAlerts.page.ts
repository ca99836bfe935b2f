import { page } from "../../../page.ts";
import { stockAlerts } from "./StockAlerts.screen.ts";

export const stockAlertsPage = page(stockAlerts, {
  load: async () => (await import("./StockAlerts.tsx")).StockAlerts,
});
