import * as v from "valibot";
import type { Clock } from "../../../basics/clock.ts";
import type { AlipayAccount } from "./account.ts";
import { answerProblem, authorizationOf } from "./signature.ts";

/** Where the calls about orders begin. */
export const TRADES = "/v3/alipay/trade";

const Problem = v.object({ code: v.string(), message: v.optional(v.string(), "") });

/** Alipay refused a request. */
export class AlipayRefusal extends Error {
  /** Alipay's name of the problem, without its group: `TRADE_NOT_EXIST`. */
  readonly code: string;

  constructor(path: string, { code, message }: v.InferOutput<typeof Problem>) {
    super(`Alipay refused ${path}: ${code} ${message}`);
    this.name = "AlipayRefusal";
    this.code = code.replace(/^.*\./u, "");
  }
}

/** Sends a request to Alipay: a path and its content. Returns the answer. */
export type SendToAlipay = (path: string, content: object) => Promise<unknown>;

/**
 * Opens the connection to Alipay (API v3). A request is signed, ends after the account's time, and throws for an answer that is not genuine:
 * one of success must be signed. Alipay does not sign its refusals; one is believed, since it only makes the shop ask again.
 */
export const openClient =
  (account: AlipayAccount, clock: Clock): SendToAlipay =>
  async (path, content) => {
    const text = JSON.stringify(content);
    const response = await fetch(`${account.api}${path}`, {
      method: "POST",
      headers: {
        authorization: authorizationOf({ path, body: text }, account, clock.now()),
        accept: "application/json",
        "content-type": "application/json",
        "user-agent": "reagent-shop",
      },
      body: text,
      redirect: "error",
      signal: AbortSignal.timeout(account.timeoutMs),
    });
    const body = Buffer.from(await response.arrayBuffer());
    if (response.ok) {
      const header = (name: string) => response.headers.get(name);
      const problem = answerProblem({ header, body }, account, clock.now());
      if (problem) throw new Error(`An answer to ${path} is not from Alipay: ${problem}.`);
    }
    const answer = parsed(body);
    if (response.ok && answer !== undefined) return answer;
    const refusal = v.safeParse(Problem, answer);
    if (!response.ok && refusal.success) throw new AlipayRefusal(path, refusal.output);
    throw new Error(`Alipay answered ${path} with HTTP ${response.status} and no usable body.`);
  };

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}
