import * as contract from "@reagent/api/contract/return";
import {
  answersCustomer,
  changes,
  changesAndThen,
  downloads,
  receivesFile,
} from "../../calls/call.ts";
import { applyFor } from "./apply.ts";
import { saveExpress } from "./express.ts";
import { deleteFile, deleteFiles, removeFiles, storeFile } from "./files.ts";
import { readReturnable } from "./returnable.ts";
import { readRefund, readReturnDetail, readReturns } from "./returns.ts";
import { issueSlipTicket, openSlip } from "./slip.ts";

/** Returns of an order's goods. The operator reviews them in ./steps.ts; a ticket of ../upload opens their files. */
export const returnRoutes = [
  answersCustomer(contract.listReturnableLines, readReturnable),
  receivesFile(contract.uploadReturnFile, storeFile),
  changesAndThen(contract.deleteReturnFile, deleteFile, removeFiles),
  changesAndThen(contract.deleteReturnFiles, deleteFiles, removeFiles),
  changes(contract.applyForReturn, applyFor),
  answersCustomer(contract.listReturns, readReturns),
  answersCustomer(contract.readReturn, readReturnDetail),
  answersCustomer(contract.readReturnRefund, readRefund),
  changes(contract.saveReturnExpress, saveExpress),
  changes(contract.issueReturnSlipTicket, issueSlipTicket),
  downloads(contract.downloadReturnSlip, openSlip),
];
