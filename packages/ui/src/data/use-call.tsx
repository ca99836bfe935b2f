import type { Failure, Outcome } from "@reagent/api/client/failure";
import type { Endpoint } from "@reagent/api/contract/endpoint";
import { useCallback, useEffect, useState } from "react";
import useSWR, { useSWRConfig } from "swr";
import { type Key, keyOf } from "./first-calls.ts";
import { useShop } from "./shop-client.tsx";
import type { Shop } from "./shop.ts";

export interface Call<Answer> {
  /** The answer; while it is read again, the one before. */
  readonly data: Answer | undefined;
  readonly failure: Failure | undefined;
  /** True until there is a first answer or failure. */
  readonly isLoading: boolean;
  /** True whenever the call is under way. */
  readonly isRefreshing: boolean;
  readonly retry: () => void;
}

interface Options {
  /** Shows the last answer while other parameters are asked for, as when a page is turned. */
  readonly keepsPrevious?: boolean;
  /** Reads it again when one comes back to the tab: another tab may have changed it meanwhile. */
  readonly rereadsOnReturn?: boolean;
}

/** Coming back twice within this time, in milliseconds, reads once. */
const RETURN_INTERVAL = 1000;

/** The key of a call whose answer the first render shows already; undefined for any other. */
function answeredBefore(begun: Shop["begun"], key: Key | null): string | undefined {
  const call = begun.get(String(key));
  return call?.outcome?.ok && !call.isShownLater ? String(key) : undefined;
}

/** Reads a call; null parameters mean that it is not asked yet. */
export function useCall<Params, Answer>(
  endpoint: Endpoint<Params, Answer>,
  params: Params | null,
  { keepsPrevious = false, rereadsOnReturn = false }: Options = {},
): Call<Answer> {
  const { client, language, begun } = useShop();
  const key = params === null ? null : keyOf(endpoint, language, params);
  const [answered] = useState(() => answeredBefore(begun, key));
  // Whatever reads it from now on asks anew.
  useEffect(() => void (answered !== undefined && begun.delete(answered)), [answered, begun]);
  const { data, error, isLoading, isValidating, mutate } = useSWR<Answer, Failure, Key | null>(
    key,
    async (asked: Key) => {
      const early = begun.get(String(asked))?.answer as Promise<Outcome<Answer>> | undefined;
      begun.delete(String(asked));
      const outcome = await (early ?? client.call(endpoint, params as Params));
      if (!outcome.ok) throw outcome.failure;
      return outcome.data;
    },
    {
      keepPreviousData: keepsPrevious,
      revalidateOnFocus: rereadsOnReturn,
      focusThrottleInterval: RETURN_INTERVAL,
      // Reading it again would draw the screen twice more for what it shows already.
      ...(answered !== undefined && { revalidateOnMount: false }),
    },
  );
  const retry = useCallback(() => void mutate(), [mutate]);
  return { data, failure: error, isLoading, isRefreshing: isValidating, retry };
}

/** Has calls read again wherever they are shown, as after a change of the cart. */
export function useRefresh(): (...endpoints: readonly Pick<Endpoint, "name">[]) => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (...endpoints) => {
      const names = new Set(endpoints.map(({ name }) => name));
      await mutate((key) => Array.isArray(key) && names.has(String(key[0])));
    },
    [mutate],
  );
}
