import { calibrate, type Calibration, isStale, serverNow } from "@reagent/domain/server-clock";
import * as v from "valibot";
import { codes } from "../contract/envelope.ts";
import { readTime } from "../contract/time.ts";
import { envelope } from "./envelope.ts";
import type { Outcome } from "./failure.ts";
import { failed } from "./failure.ts";
import { exchange } from "./transport.ts";

export interface ServerClock {
  /** The server's time in whole Unix seconds; requests it when the last calibration is older than 800 s. */
  now(): Promise<Outcome<number>>;
  /** Drops the calibration, so that the next call requests the time. */
  forget(): void;
}

interface Options {
  readonly host: string;
  readonly deviceNow: () => number;
  readonly fetch?: typeof fetch;
}

/** A clock that is right whatever the device clock says (storefront §7, server clock). */
export function createServerClock({ host, deviceNow, ...transport }: Options): ServerClock {
  let calibration: Calibration | undefined;
  let pending: Promise<Outcome<number>> | undefined;

  async function request(): Promise<Outcome<number>> {
    const answer = await exchange({
      endpoint: readTime,
      host,
      headers: {},
      params: {},
      ...transport,
    });
    if (!answer.ok) return answer;
    const wrapped = v.safeParse(envelope, answer.data.body);
    if (wrapped.success && wrapped.output.code !== codes.success) {
      const { code, message } = wrapped.output;
      return failed({ kind: "refused", code, message });
    }
    const time = wrapped.success && v.safeParse(readTime.answer.schema, wrapped.output.data);
    if (!time || !time.success)
      return failed({ kind: "broken", detail: "the server's time cannot be read" });
    calibration = calibrate({ serverSeconds: time.output.now / 1000, deviceMs: deviceNow() });
    return { ok: true, data: serverNow(calibration, deviceNow()), message: "" };
  }

  return {
    async now() {
      const deviceMs = deviceNow();
      if (calibration && !isStale(calibration, deviceMs))
        return { ok: true, data: serverNow(calibration, deviceMs), message: "" };
      pending ??= request().finally(() => {
        pending = undefined;
      });
      return pending;
    },
    forget() {
      calibration = undefined;
    },
  };
}
