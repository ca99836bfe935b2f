import { codes } from "@reagent/api/contract/envelope";
import * as contract from "@reagent/api/contract/return";
import { orderMessages } from "@reagent/api/messages/order";
import {
  returnFileMessages,
  returnFormMessages,
  returnMessages,
} from "@reagent/api/messages/return";
import { fen } from "@reagent/domain/money";
import { RETURN_STATUSES } from "@reagent/domain/return";
import { expect } from "vitest";
import { answered, type Exchange, refused } from "../exchange.ts";
import type { Facts } from "../party.ts";
import { nowhere } from "./given.ts";

const returnable = ({ returns }: Facts) => ({ orderId: returns.orderId });
const ofReturn = (name: "pending" | "processing" | "completed") => (facts: Facts) => ({
  returnId: facts.returns[name],
});
const unknown = { returnId: nowhere };

const file = (facts: Facts) => ({
  ...returnable(facts),
  module: "return" as const,
  content: `data:image/gif;base64,${btoa("GIF89a")}`,
  fileName: "照片.gif",
  isUnattached: true,
});

const application = ({ returns }: Facts) => ({
  orderId: returns.orderId,
  lines: [
    {
      ...returns.batch,
      casNumber: "",
      price: fen(0),
      quantity: 1,
      remark: "未开封",
      isOpened: false as boolean | null,
      openedQuantity: 0,
    },
  ],
  reason: "误购\n联系人：林\n联系电话：13900000120",
  files: [{ fileId: returns.fileIds[0], fileName: "照片.gif" }],
});
const withLine =
  (change: Partial<ReturnType<typeof application>["lines"][number]>) => (facts: Facts) => {
    const all = application(facts);
    return { ...all, lines: all.lines.map((line) => ({ ...line, ...change })) };
  };

const list = {
  limit: 10,
  page: 1,
  orderCode: "",
  returnCode: "",
  status: "all",
  created: { from: "", to: "" },
} as const;

/** Both parties have a return in every status. */
export const exchanges: readonly Exchange[] = [
  answered(
    "customer",
    contract.listReturnableLines,
    returnable,
    ({ order, lines }, { returns }) => {
      expect(order.orderId).toBe(returns.orderId);
      expect(lines).toContainEqual(expect.objectContaining(returns.batch));
      for (const line of lines) {
        expect(line.returnable).toBeGreaterThan(0);
        expect(line).toMatchObject({ quantity: 0, isOpened: null, openedQuantity: 0 });
      }
    },
  ),
  refused(
    "customer",
    contract.listReturnableLines,
    ({ orders }) => ({ orderId: orders.unpaid }),
    codes.locked,
    returnMessages.nothingToReturn,
    "an order that was not sent",
  ),
  refused(
    "customer",
    contract.listReturnableLines,
    { orderId: nowhere },
    codes.notFound,
    orderMessages.missing,
    "an unknown order",
  ),
  answered("customer", contract.uploadReturnFile, file, ({ fileId, fileName }) => {
    expect(fileId).toMatch(/^[0-9a-f]{48}$/u);
    expect(fileName).toBe("照片.gif");
  }),
  refused(
    "customer",
    contract.uploadReturnFile,
    (facts) => ({ ...file(facts), fileName: "a.exe" }),
    codes.badRequest,
    returnFileMessages.extension,
    "an unknown type",
  ),
  refused(
    "customer",
    contract.uploadReturnFile,
    (facts) => ({ ...file(facts), content: "" }),
    codes.badRequest,
    returnFileMessages.empty,
    "an empty file",
  ),
  refused(
    "customer",
    contract.uploadReturnFile,
    (facts) => ({ ...file(facts), orderId: nowhere }),
    codes.notFound,
    orderMessages.missing,
    "a file for an unknown order",
  ),
  answered("customer", contract.deleteReturnFile, (facts) => ({
    ...returnable(facts),
    module: "return" as const,
    fileId: facts.returns.fileIds[1],
  })),
  refused(
    "customer",
    contract.deleteReturnFile,
    (facts) => ({ ...returnable(facts), module: "return" as const, fileId: nowhere }),
    codes.notFound,
    returnMessages.noFile,
    "an unknown file",
  ),
  answered("customer", contract.deleteReturnFiles, ({ returns }) => ({
    fileIds: [returns.fileIds[2]],
  })),
  ...(
    [
      ["nothing to return", withLine({ quantity: 0 }), returnFormMessages["quantity-required"]],
      ["too many", withLine({ quantity: 9999 }), returnFormMessages["quantity-beyond"]],
      ["a fraction", withLine({ quantity: 0.5 }), returnFormMessages["quantity-invalid"]],
      ["nothing chosen", withLine({ isOpened: null }), returnFormMessages["opened-required"]],
      [
        "no opened quantity",
        withLine({ isOpened: true }),
        returnFormMessages["opened-quantity-required"],
      ],
      ["another batch", withLine({ batchCode: nowhere }), returnMessages.batchMissing],
      [
        "no description",
        (facts: Facts) => ({ ...application(facts), reason: "" }),
        returnFormMessages["description-required"],
      ],
      [
        "an unknown file",
        (facts: Facts) => ({
          ...application(facts),
          files: [{ fileId: nowhere, fileName: "a.gif" }],
        }),
        returnMessages.noFile,
      ],
    ] as const
  ).map(([about, params, message]) =>
    refused("customer", contract.applyForReturn, params, codes.badRequest, message, about),
  ),
  refused(
    "customer",
    contract.applyForReturn,
    (facts) => ({ ...application(facts), orderId: nowhere }),
    codes.notFound,
    orderMessages.missing,
    "an unknown order",
  ),
  answered("customer", contract.applyForReturn, application, ({ returnCode }) =>
    expect(returnCode).toMatch(/^TH\d{13}$/u),
  ),
  answered("customer", contract.listReturns, list, ({ returns, total }) => {
    expect(total).toBeGreaterThanOrEqual(5);
    expect(new Set(returns.map(({ status }) => status))).toEqual(new Set(RETURN_STATUSES));
    const moments = returns.map(({ createdAt }) => createdAt);
    expect(moments).toEqual(moments.toSorted((one, other) => other - one));
    for (const { createdAt, shippedAt } of returns) expect(shippedAt).toBeLessThan(createdAt);
  }),
  answered(
    "customer",
    contract.listReturns,
    { ...list, status: "terminated", returnCode: "th2", orderCode: "mk2" },
    ({ returns }) => expect(returns.map(({ status }) => status)).toEqual(["terminated"]),
    { about: "the refused ones, by parts of their numbers" },
  ),
  answered(
    "customer",
    contract.listReturns,
    { ...list, created: { from: "", to: "2020-01-01" } },
    ({ total }) => expect(total).toBe(0),
    { about: "of days without any" },
  ),
  ...(["zh", "en"] as const).map((language) =>
    answered(
      "customer",
      contract.readReturn,
      (facts: Facts) => ({ ...ofReturn("processing")(facts), productCode: "" }),
      ({ info, refund, lines, files }, { returns }) => {
        expect(info).toMatchObject({ status: "processing", goods: "sent-back", refusal: "" });
        expect(info.refundTypeName).not.toBe("");
        expect(refund).toEqual({ refundId: returns.refundId, expressNumber: "" });
        expect(lines).not.toHaveLength(0);
        expect(files).not.toHaveLength(0);
      },
      { language, about: "with files" },
    ),
  ),
  answered(
    "customer",
    contract.readReturn,
    (facts) => ({ ...ofReturn("completed")(facts), productCode: nowhere }),
    ({ info, lines }) => {
      expect(lines).toEqual([]);
      expect(info.refundedAmount).toBeGreaterThan(0);
    },
    { about: "completed, of another product" },
  ),
  refused(
    "customer",
    contract.readReturn,
    { ...unknown, productCode: "" },
    codes.notFound,
    returnMessages.missing,
    "an unknown return",
  ),
  answered("customer", contract.readReturnRefund, ofReturn("pending"), ({ refund }) =>
    expect(refund).toBeNull(),
  ),
  answered(
    "customer",
    contract.readReturnRefund,
    ofReturn("completed"),
    ({ refund }, { returns }) => expect(refund?.expressNumber).toBe(returns.expressNumber),
    { about: "sent back" },
  ),
  refused(
    "customer",
    contract.readReturnRefund,
    unknown,
    codes.notFound,
    returnMessages.missing,
    "an unknown return",
  ),
  refused(
    "customer",
    contract.saveReturnExpress,
    (facts) => ({ ...ofReturn("processing")(facts), expressNumber: "<script>" }),
    codes.badRequest,
    returnMessages.expressInvalid,
    "script",
  ),
  refused(
    "customer",
    contract.saveReturnExpress,
    (facts) => ({ ...ofReturn("processing")(facts), expressNumber: " " }),
    codes.badRequest,
    returnMessages.expressRequired,
    "nothing",
  ),
  refused(
    "customer",
    contract.saveReturnExpress,
    (facts) => ({ ...ofReturn("pending")(facts), expressNumber: "SE7700011873" }),
    codes.locked,
    returnMessages.expressNotAwaited,
    "a return that is not approved",
  ),
  refused(
    "customer",
    contract.saveReturnExpress,
    { ...unknown, expressNumber: "SE7700011873" },
    codes.notFound,
    returnMessages.missing,
    "an unknown return",
  ),
  refused(
    "customer",
    contract.saveReturnExpress,
    (facts) => ({ ...ofReturn("completed")(facts), expressNumber: "SE7700011873" }),
    codes.locked,
    returnMessages.expressRecorded("SE5500018822"),
    "a second number",
  ),
  answered(
    "customer",
    contract.issueReturnSlipTicket,
    ({ returns }) => ({
      refundId: returns.refundId,
    }),
    ({ url }, { returns }) => {
      expect(url).toContain(`/api/center/return/pdf?id=${returns.refundId}&ticket=`);
    },
  ),
  refused(
    "customer",
    contract.issueReturnSlipTicket,
    { refundId: nowhere },
    codes.notFound,
    returnMessages.noSlip,
    "an unknown slip",
  ),
  // After it, no number is awaited.
  answered("customer", contract.saveReturnExpress, (facts) => ({
    ...ofReturn("processing")(facts),
    expressNumber: "SE7700011999",
  })),
];
