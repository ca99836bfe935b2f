import {
  addStockAlert,
  endStockAlert,
  listStockAlerts,
  readOpenStockAlerts,
} from "@reagent/api/contract/stock-alert";
import { pageOf } from "../../basics/paging.ts";
import { answersCustomer, changes } from "../../calls/call.ts";
import { endAlert, openAlert, readAlerts, readOpenGoods } from "./alerts.ts";

export const stockAlertRoutes = [
  answersCustomer(listStockAlerts, ({ params, ...viewer }, services) =>
    readAlerts(services, viewer, pageOf({ page: params.page, limit: params.pageSize })),
  ),
  answersCustomer(readOpenStockAlerts, (call, { database }) => readOpenGoods(database.read, call)),
  changes(addStockAlert, openAlert),
  changes(endStockAlert, endAlert),
];
