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

/** Large bodies that may be in memory at the same time, in total and for one customer: as many as a form has documents. */
const MAX_TOTAL = 16;
const MAX_PER_CUSTOMER = 4;

/** Decides which large bodies are read into memory. The others are read and dropped, so that the client receives the answer. */
export class LargeBodies {
  readonly #services: Pick<Services, "database" | "clock">;
  /** The customer of each body that is being received. */
  readonly #receiving: string[] = [];

  constructor(services: Pick<Services, "database" | "clock">) {
    this.#services = services;
  }

  /** Accepts a body of a customer, unless too many are being received. Throws a `Refusal`. */
  async admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { database, clock } = this.#services;
    const token = headerText(request.headers, headerNames.token) ?? "";
    const customer = await customerOf(database, token, clock.now());
    const theirs = this.#receiving.filter((id) => id === customer?.id).length;
    const isFull = this.#receiving.length >= MAX_TOTAL;
    if (customer && !isFull && theirs < MAX_PER_CUSTOMER) {
      this.#receiving.push(customer.id);
      reply.raw.once("close", () => {
        this.#receiving.splice(this.#receiving.indexOf(customer.id), 1);
      });
      return;
    }
    await finished(request.raw.resume(), { writable: false }).catch(() => undefined);
    const kind = customer ? (isFull ? "busy" : "tooMany") : "notLoggedIn";
    const language = languageOf(headerText(request.headers, headerNames.language));
    throw new Refusal(codes[kind], callMessages[kind][language]);
  }
}
