import { downloadGoodsFile, issueGoodsFileTicket } from "@reagent/api/contract/goods-file";
import { changesAndThen, downloads } from "../../calls/call.ts";
import { checkFound, issueFileTicket, openFile } from "./tickets.ts";

export const goodsFileRoutes = [
  changesAndThen(issueGoodsFileTicket, issueFileTicket, checkFound),
  downloads(downloadGoodsFile, openFile),
];
