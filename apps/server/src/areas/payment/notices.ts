import { codes } from "@reagent/api/contract/envelope";
import { fen, parseYuan } from "@reagent/domain/money";
import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import type { Clock } from "../../basics/clock.ts";
import { headerText } from "../../basics/header-text.ts";
import type { Database } from "../../database/database.ts";
import { applyNotice } from "../../ordering/payments/gateway-payments.ts";
import {
  isSignedBy,
  Notice,
  NOTICE_PATH,
  noticeSignatureHeader,
} from "../../ports/payment/notice.ts";

/** Registers the route for payment notices of the gateway. A notice without a valid signature is rejected, a repeated one is ignored. */
export function registerNotices(
  server: FastifyInstance,
  {
    database,
    clock,
    key,
  }: { readonly database: Database; readonly clock: Clock; readonly key: string },
): void {
  server.post(NOTICE_PATH, async (request, reply) => {
    const notice = v.safeParse(Notice, request.body);
    if (!notice.success) {
      return reply.status(codes.badRequest).send({ taken: false });
    }
    const signature = headerText(request.headers, noticeSignatureHeader) ?? "";
    if (!isSignedBy(notice.output, signature, key)) {
      request.log.warn({ payment: notice.output.payment }, "a payment notice was not signed right");
      return reply.status(codes.badSignature).send({ taken: false });
    }
    const { id, payment, outcome, amount, reference } = notice.output;
    const paid = parseYuan(amount) ?? fen(0);
    const applied = { id, paymentId: payment, outcome, amount: paid, reference };
    await applyNotice(database, applied, clock.now());
    return reply.send({ taken: true });
  });
}
