import { finished } from "node:stream/promises";
import { codes } from "@reagent/api/contract/envelope";
import { headerNames } from "@reagent/api/contract/signature";
import type { FastifyReply, FastifyRequest } from "fastify";
import { customerOf } from "../sessions/session.ts";
import type { Services } from "./call.ts";
import { languageOf } from "./language.ts";
import { callMessages } from "./messages.ts";
import { Refusal } from "./refusal.ts";
import { headerText } from "./signature.ts";

/** Large bodies that may be in memory at a time, all in all and of one customer: as many as a form has documents. */
const MOST_AT_ONCE = 16;
const MOST_OF_ONE = 4;

/** Decides whose large body is kept in memory; what is not is read and dropped, so that the answer is heard. */
export class LargeBodies {
  readonly #services: Pick<Services, "database" | "clock">;
  /** Bodies under way by their customer. */
  readonly #underWay: string[] = [];

  constructor(services: Pick<Services, "database" | "clock">) {
    this.#services = services;
  }

  /** Takes in a body that begins to come: of a customer, and not of too many at once. Throws a `Refusal`. */
  async admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { database, clock } = this.#services;
    const token = headerText(request.headers, headerNames.token) ?? "";
    const customer = await customerOf(database, token, clock.now());
    const ofThem = this.#underWay.filter((id) => id === customer?.id).length;
    const isFull = this.#underWay.length >= MOST_AT_ONCE;
    if (customer && !isFull && ofThem < MOST_OF_ONE) {
      this.#underWay.push(customer.id);
      reply.raw.once("close", () => {
        this.#underWay.splice(this.#underWay.indexOf(customer.id), 1);
      });
      return;
    }
    await finished(request.raw.resume(), { writable: false }).catch(() => undefined);
    const kind = customer ? (isFull ? "busy" : "tooMany") : "notLoggedIn";
    const language = languageOf(headerText(request.headers, headerNames.language));
    throw new Refusal(codes[kind], callMessages[kind][language]);
  }
}
