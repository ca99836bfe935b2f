import { downloadGoodsFile, issueGoodsFileTicket } from "@reagent/api/contract/goods-file";
import { changes, downloads } from "../../calls/call.ts";
import { issueFileTicket, openFile } from "./tickets.ts";

export const goodsFileRoutes = [
  changes(issueGoodsFileTicket, issueFileTicket),
  downloads(downloadGoodsFile, openFile),
];
