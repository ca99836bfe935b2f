import type { CallOptions } from "@reagent/api/client/client";
import type { Outcome } from "@reagent/api/client/failure";
import { randomId } from "@reagent/api/client/random-id";
import type { Endpoint } from "@reagent/api/contract/endpoint";
import { useCallback, useMemo, useRef, useState } from "react";
import { useClient } from "./shop-client.tsx";
import { useShowFailure } from "./show-failure.tsx";

type RunOptions = Pick<CallOptions, "onProgress" | "signal">;

export interface Action<Params, Answer> {
  /** Runs the call once; a failure is shown as the endpoint declares, and returned. */
  readonly run: (params: Params, options?: RunOptions) => Promise<Outcome<Answer>>;
  readonly isBusy: boolean;
}

/** The parameters as a text, with a file by its name, size and time. */
function intentOf(params: unknown): string {
  return JSON.stringify(params, (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );
}

/**
 * Runs a call on demand. A repeatable call sends one request key per intent: the same parameters after a lost connection are the
 * same intent, and are answered with the first result.
 */
export function useAction<Params, Answer>(
  endpoint: Endpoint<Params, Answer>,
): Action<Params, Answer> {
  const client = useClient();
  const showFailure = useShowFailure();
  const [underWay, setUnderWay] = useState(0);
  const unanswered = useRef<{ params: string; requestKey: string } | null>(null);

  const run = useCallback(
    async (params: Params, options: RunOptions = {}) => {
      const intent = intentOf(params);
      const requestKey =
        unanswered.current?.params === intent ? unanswered.current.requestKey : randomId();
      unanswered.current = { params: intent, requestKey };
      setUnderWay((count) => count + 1);
      const outcome = await client.call(endpoint, params, { ...options, requestKey });
      setUnderWay((count) => count - 1);
      if (outcome.ok || outcome.failure.kind === "refused") unanswered.current = null;
      if (!outcome.ok) showFailure(endpoint, outcome.failure);
      return outcome;
    },
    [client, endpoint, showFailure],
  );
  const isBusy = underWay > 0;
  return useMemo(() => ({ run, isBusy }), [run, isBusy]);
}
