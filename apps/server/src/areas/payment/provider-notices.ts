import { codes } from "@reagent/api/contract/envelope";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { Services } from "../../calls/call.ts";
import { applyNotice } from "../../ordering/payments/gateway-payments.ts";
import { applyReceived } from "../../ordering/payments/reconcile.ts";
import { ForgedNotice } from "../../ports/payment/forged-notice.ts";
import { paymentOfOrder } from "../../ports/payment/order-numbers.ts";
import type { NoticeAnswer, Provider } from "../../ports/payment/provider.ts";
import type { ProviderOrder } from "../../ports/payment/two-orders.ts";

const NOT_TAKEN_YET = 503;

type Used = Pick<Services, "database" | "clock"> & { readonly provider: Provider };

/**
 * Registers the route for a provider's notices. A provider repeats for a day what is not answered as taken: notices that are forged or for
 * another shop, and those that could not be handled completely.
 */
export async function registerProviderNotices(server: FastifyInstance, used: Used): Promise<void> {
  const { provider } = used;
  const { name } = provider;
  await server.register((notices, _options, done) => {
    // The signature is over the body as it arrives.
    notices.removeAllContentTypeParsers();
    notices.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, parsed) =>
      parsed(null, body),
    );
    notices.post(provider.noticePath, async (request, reply) => {
      const send = ({ status, body }: NoticeAnswer) => reply.status(status).send(body);
      const refuse = (status: number, failure: unknown, message: string) => {
        request.log.warn({ err: failure }, message);
        return send(provider.refused(status, message));
      };
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      let notice;
      try {
        notice = provider.readNotice({ headers: request.headers, body });
      } catch (failure) {
        return failure instanceof ForgedNotice
          ? refuse(codes.badSignature, failure, `a notice of ${name} was not signed right`)
          : refuse(codes.badRequest, failure, `a notice of ${name} was not for this shop`);
      }
      if (notice.kind === "other") {
        request.log.warn({ event: notice.event }, `a notice of ${name} was not of a payment`);
        return send(provider.taken);
      }
      try {
        await applyPaid(used, notice, request.log);
      } catch (failure) {
        return refuse(NOT_TAKEN_YET, failure, `a notice of ${name} could not be handled`);
      }
      return send(provider.taken);
    });
    done();
  });
}

/** Applies the money of a notice, then closes the payment's other order and applies what it has received. */
async function applyPaid(
  { database, clock, provider }: Used,
  { id, order }: { readonly id: string; readonly order: ProviderOrder },
  log: FastifyBaseLogger,
): Promise<void> {
  const { number, money } = order;
  if (money === undefined) return;
  const paymentId = paymentOfOrder(number) ?? number;
  const paid = { id: `${provider.code}-${id}`, paymentId, outcome: "paid", ...money } as const;
  const effect = await applyNotice(database, paid, clock.now());
  if (effect === "mismatched" || effect === "ignored") {
    log.warn(
      { number, effect },
      `${provider.name} received money that is for no payment of the shop`,
    );
    return;
  }
  // The customer may have paid the other order as well, or still can.
  await applyReceived({ database, clock }, paymentId, await provider.endOther(number));
}
