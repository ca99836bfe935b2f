import * as v from "valibot";
import type { Clock } from "../../../basics/clock.ts";
import type { Warn } from "../warn.ts";
import type { WechatPayAccount } from "./account.ts";
import { authorizationOf, MOST_CLOCK_DIFFERENCE_MS, signatureProblem } from "./signature.ts";

const OK = 200;
const NO_CONTENT = 204;
const Problem = v.object({ code: v.string(), message: v.optional(v.string(), "") });

/** WeChat Pay refused a request. */
export class WechatPayRefusal extends Error {
  /** WeChat's name of the problem, `ORDER_NOT_EXIST`. */
  readonly code: string;

  constructor(what: string, { code, message }: v.InferOutput<typeof Problem>) {
    super(`WeChat Pay refused ${what}: ${code} ${message}`);
    this.name = "WechatPayRefusal";
    this.code = code;
  }
}

/** Sends a request to WeChat Pay: a path with its query and, for POST, the body. Returns the answer, undefined for an empty one. */
export type SendToWechatPay = (path: string, body?: object) => Promise<unknown>;

/**
 * Opens the connection to WeChat Pay. A request is signed, ends after the account's time, and throws for an answer that is not genuine: one
 * of success must be signed. WeChat does not sign all its refusals; one without a signature is believed, since it only makes the shop ask
 * again. A `WechatPayRefusal` has WeChat's code.
 */
export function openClient(
  account: WechatPayAccount,
  { clock, warn }: { readonly clock: Clock; readonly warn: Warn },
): SendToWechatPay {
  let hasOtherTime = false;
  /** Warns once when the clocks begin to differ. */
  const compareClocks = (date: string | null) => {
    const difference = clock.now() - Date.parse(date ?? "");
    const differs = Math.abs(difference) > MOST_CLOCK_DIFFERENCE_MS;
    if (differs && !hasOtherTime) {
      warn(
        { seconds: Math.round(difference / 1000) },
        "the server's clock differs from that of WeChat Pay, which refuses requests for it",
      );
    }
    hasOtherTime = differs;
  };
  return async (path, content) => {
    const method = content === undefined ? "GET" : "POST";
    const text = content === undefined ? "" : JSON.stringify(content);
    const what = `${method} ${path.split("?", 1)[0] ?? ""}`;
    const response = await fetch(`${account.api}${path}`, {
      method,
      headers: {
        authorization: authorizationOf({ method, path, body: text }, account, clock.now()),
        accept: "application/json",
        "user-agent": "reagent-shop",
        "wechatpay-serial": account.publicKeyId,
        ...(content === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(content === undefined ? {} : { body: text }),
      redirect: "error",
      signal: AbortSignal.timeout(account.timeoutMs),
    });
    const body = Buffer.from(await response.arrayBuffer());
    compareClocks(response.headers.get("date"));
    const header = (name: string) => response.headers.get(name);
    const isSigned = header("wechatpay-signature") !== null;
    if (response.ok || isSigned) {
      const problem = signatureProblem({ header, body }, account, clock.now());
      if (problem) throw new Error(`An answer to ${what} is not from WeChat Pay: ${problem}.`);
    }
    if (response.status === NO_CONTENT) return undefined;
    const answer = parsed(body);
    if (response.status === OK && answer !== undefined) return answer;
    // HTTP 202 is a refusal as well: USERPAYING.
    const refusal = v.safeParse(Problem, answer);
    if (response.status !== OK && refusal.success) throw new WechatPayRefusal(what, refusal.output);
    throw new Error(`WeChat Pay answered ${what} with HTTP ${response.status} and no usable body.`);
  };
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}
