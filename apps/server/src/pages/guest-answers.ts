import { failed } from "@reagent/api/client/failure";
import type { Endpoint } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import { callMessages } from "@reagent/api/messages/call";
import * as v from "valibot";
import { Refusal } from "../basics/refusal.ts";
import type { Route, Services } from "../calls/call.ts";
import { readParams } from "../http/read-params.ts";
import type { GuestAnswer } from "./guest-pages.ts";

/** Answers calls in process as over the wire to a guest: pages are rendered from these. */
export function guestAnswers(routes: readonly Route[], services: Services): GuestAnswer {
  const byName = new Map(routes.map((route) => [route.endpoint.name, route]));
  return async (name, params, language) => {
    const route = byName.get(name);
    if (route?.kind !== "read" || route.endpoint.auth === "required") {
      const message = callMessages.notLoggedIn[language];
      return failed({ kind: "refused", code: codes.notLoggedIn, message });
    }
    const { endpoint, run } = route;
    try {
      const call = {
        params: readParams(endpoint, toWire(endpoint.params, params), language),
        language,
        customer: undefined,
        token: "",
        deviceId: "",
        network: "",
        address: "",
        userAgent: "",
        now: services.clock.now(),
        signal: new AbortController().signal,
      };
      const data = toWire(endpoint.answer, await run(call, services));
      return { ok: true, data: v.parse(endpoint.answer.lenient, data), message: "" };
    } catch (failure) {
      if (!(failure instanceof Refusal)) throw failure;
      return failed({ kind: "refused", code: failure.code, message: failure.message });
    }
  };
}

function toWire({ encode }: Pick<Endpoint["answer"], "encode">, value: unknown): unknown {
  return JSON.parse(JSON.stringify(encode(value)));
}
