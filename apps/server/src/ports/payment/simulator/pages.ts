import type { FastifyInstance, FastifyReply } from "fastify";
import * as v from "valibot";
import type { Clock } from "../../../basics/clock.ts";
import { type Language, languageOf } from "../../../basics/language.ts";
import type { Database } from "../../../database/database.ts";
import { NOTICE_BEHAVIOURS } from "./notice-behaviour.ts";
import { GATEWAY_POLICY, missingPage, paymentPage, returnPath } from "./page.ts";
import { GATEWAY_PATHS } from "./simulator.ts";
import { decidePayment, findPayment } from "./store.ts";

interface PageRequest {
  Params: { id: string };
  Querystring: { lang?: string };
  Body: unknown;
}

const SEE_OTHER = 303;

const Decision = v.object({
  outcome: v.picklist(["paid", "refused", "abandoned"]),
  behaviour: v.fallback(v.picklist(NOTICE_BEHAVIOURS), "at-once"),
});

/**
 * Registers the simulator's pages, where a customer pays, is refused, or leaves. That of a phone then leads back to the shop by itself,
 * as WeChat's does. They are not part of the shop's front end.
 */
export async function registerGatewayPages(
  server: FastifyInstance,
  {
    database,
    clock,
    shopUrl,
  }: { readonly database: Database; readonly clock: Clock; readonly shopUrl: () => string },
): Promise<void> {
  await server.register((pages, _options, done) => {
    pages.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string" },
      (_request, body, parsed) =>
        parsed(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    const read = (id: string) => findPayment(database, id, clock.now());
    const show = async (reply: FastifyReply, id: string, lang: string | undefined) => {
      const payment = await read(id);
      const language: Language =
        lang === undefined ? (payment?.language ?? "zh") : languageOf(lang);
      return reply
        .status(payment ? 200 : 404)
        .type("text/html; charset=utf-8")
        .header("cache-control", "no-store")
        .header("content-security-policy", GATEWAY_POLICY)
        .send(
          payment ? paymentPage(payment, { language, shopUrl: shopUrl() }) : missingPage(language),
        );
    };
    for (const path of Object.values(GATEWAY_PATHS)) {
      pages.get<PageRequest>(`${path}/:id`, ({ params, query }, reply) =>
        show(reply, params.id, query.lang),
      );
      pages.post<PageRequest>(`${path}/:id`, async ({ params, body, url }, reply) => {
        const decision = v.safeParse(Decision, body);
        if (decision.success) {
          await decidePayment(database, params.id, { ...decision.output, now: clock.now() });
        }
        const payment = path === GATEWAY_PATHS.phone && (await read(params.id));
        const isDecided = payment && payment.state !== "open";
        return reply.redirect(isDecided ? returnPath(payment) : url, SEE_OTHER);
      });
    }
    done();
  });
}
