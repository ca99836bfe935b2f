import {
  addStockAlert,
  endStockAlert,
  listStockAlerts,
  readOpenStockAlerts,
} from "../../contract/stock-alert.ts";
import type { AreaMock } from "../area-mock.ts";
import { stockAlerts } from "../samples/stock-alerts.ts";
import { answers } from "../verbs.ts";

export const stockAlert: AreaMock = () => [
  answers(listStockAlerts, ({ page, pageSize }, language) => {
    const all = stockAlerts(language);
    return { alerts: all.slice((page - 1) * pageSize, page * pageSize), total: all.length };
  }),
  answers(readOpenStockAlerts, { goods: stockAlerts().filter(({ sentAt }) => sentAt === null) }),
  answers(addStockAlert, {}),
  answers(endStockAlert, {}),
];
