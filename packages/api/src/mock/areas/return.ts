import { shownFileName } from "@reagent/domain/upload";
import { addressOf } from "../../client/address.ts";
import { codes } from "../../contract/envelope.ts";
import {
  applyForReturn,
  deleteReturnFile,
  deleteReturnFiles,
  downloadReturnSlip,
  issueReturnSlipTicket,
  listReturnableLines,
  listReturns,
  readReturn,
  readReturnRefund,
  saveReturnExpress,
  uploadReturnFile,
} from "../../contract/return.ts";
import { orderMessages } from "../../messages/order.ts";
import { returnMessages } from "../../messages/return.ts";
import type { AreaMock } from "../area-mock.ts";
import { returnableOrder, returnDetails, returnList } from "../samples/returns.ts";
import { answers, refusal } from "../verbs.ts";

const missing = refusal(codes.notFound, returnMessages.missing);

const found = (returnId: string, language: "zh" | "en" = "zh") =>
  returnDetails(language).find(({ info }) => info.returnId === returnId);

/** An id of 48 hexadecimal digits for a file, the same for the same name. */
function fileIdOf(fileName: string): string {
  const digits = [...fileName].map((each) => (each.codePointAt(0) ?? 0).toString(16)).join("");
  return digits.slice(-48).padStart(48, "0");
}

export const goodsReturn: AreaMock = () => [
  answers(listReturnableLines, ({ orderId }, language) => {
    const order = returnableOrder(orderId, language);
    if (!order) return refusal(codes.notFound, orderMessages.missing);
    return order.lines.length > 0 ? order : refusal(codes.locked, returnMessages.nothingToReturn);
  }),
  answers(uploadReturnFile, ({ fileName }) => ({
    fileId: fileIdOf(fileName),
    fileName: shownFileName(fileName),
  })),
  answers(deleteReturnFile, {}),
  answers(deleteReturnFiles, {}),
  answers(applyForReturn, { returnId: "906", returnCode: "TH2026112100003" }),
  answers(listReturns, returnList),
  answers(readReturn, ({ returnId, productCode }, language) => {
    const detail = found(returnId, language);
    if (!detail) return missing;
    const lines = detail.lines.filter((line) => ["", line.productCode].includes(productCode));
    return { ...detail, lines };
  }),
  answers(readReturnRefund, ({ returnId }) => {
    const detail = found(returnId);
    return detail ? { refund: detail.refund } : missing;
  }),
  answers(saveReturnExpress, ({ returnId }) => {
    const detail = found(returnId);
    if (!detail) return missing;
    const recorded = detail.refund?.expressNumber ?? "";
    return recorded === "" ? {} : refusal(codes.locked, returnMessages.expressRecorded(recorded));
  }),
  answers(issueReturnSlipTicket, ({ refundId }) =>
    returnDetails().some(({ refund }) => refund?.refundId === refundId)
      ? { url: addressOf(downloadReturnSlip, "", { refundId, ticket: "a-ticket" }) }
      : refusal(codes.notFound, returnMessages.noSlip),
  ),
  answers(downloadReturnSlip, {}),
];
