import { codes } from "@reagent/api/contract/envelope";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { Services } from "../../calls/call.ts";
import { applyNotice } from "../../ordering/payments/gateway-payments.ts";
import { applyReceived } from "../../ordering/payments/reconcile.ts";
import { ForgedNotice, WECHAT_PAY_NOTICE_PATH } from "../../ports/payment/wechat-pay/notice.ts";
import { paymentOfOrder } from "../../ports/payment/wechat-pay/order-numbers.ts";
import type { WechatOrder } from "../../ports/payment/wechat-pay/transaction.ts";
import type { WechatPay } from "../../ports/payment/wechat-pay/wechat-pay.ts";

const TAKEN = 204;
const NOT_TAKEN_YET = 503;

type Used = Pick<Services, "database" | "clock"> & { readonly wechatPay: WechatPay };

/**
 * Registers the route for WeChat Pay's notices. WeChat repeats for a day what is not answered with 204: notices that are forged or for
 * another shop, and those that could not be handled completely.
 */
export async function registerWechatNotices(server: FastifyInstance, used: Used): Promise<void> {
  await server.register((notices, _options, done) => {
    // The signature is over the body as it arrives.
    notices.removeAllContentTypeParsers();
    notices.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, parsed) =>
      parsed(null, body),
    );
    notices.post(WECHAT_PAY_NOTICE_PATH, async (request, reply) => {
      const refuse = (status: number, failure: unknown, message: string) => {
        request.log.warn({ err: failure }, message);
        return reply.status(status).send({ code: "FAIL", message });
      };
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      let notice;
      try {
        notice = used.wechatPay.readNotice({ headers: request.headers, body });
      } catch (failure) {
        return failure instanceof ForgedNotice
          ? refuse(codes.badSignature, failure, "a notice of WeChat Pay was not signed right")
          : refuse(codes.badRequest, failure, "a notice of WeChat Pay was not for this shop");
      }
      if (notice.kind === "other") {
        request.log.warn({ event: notice.event }, "a notice of WeChat Pay was not of a payment");
        return reply.status(TAKEN).send();
      }
      try {
        await applyPaid(used, notice, request.log);
      } catch (failure) {
        return refuse(NOT_TAKEN_YET, failure, "a notice of WeChat Pay could not be handled");
      }
      return reply.status(TAKEN).send();
    });
    done();
  });
}

/** Applies the money of a notice, then closes the payment's other order and applies what it has received. */
async function applyPaid(
  { database, clock, wechatPay }: Used,
  { id, order }: { readonly id: string; readonly order: WechatOrder },
  log: FastifyBaseLogger,
): Promise<void> {
  const { number, money } = order;
  if (money === undefined) return;
  const known = paymentOfOrder(number);
  const paymentId = known ?? number;
  const paid = { id: `wechat-${id}`, paymentId, outcome: "paid", ...money } as const;
  const effect = await applyNotice(database, paid, clock.now());
  if (effect === "mismatched" || effect === "ignored") {
    log.warn({ number, effect }, "WeChat Pay received money that is for no payment of the shop");
    return;
  }
  // The customer may have paid the other order as well, or still can.
  await applyReceived({ database, clock }, paymentId, await wechatPay.endOther(number));
}
