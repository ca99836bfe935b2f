import { type Failure, lookOf, type Outcome } from "@reagent/api/client/failure";
import type { Endpoint } from "@reagent/api/contract/endpoint";
import type { Look } from "@reagent/api/contract/look";
import { useCallback, useEffect, useState } from "react";
import useSWR, { useSWRConfig } from "swr";
import { useSession } from "../state/session.ts";
import { type Key, keyOf } from "./first-calls.ts";
import { useShop } from "./shop-client.tsx";
import type { Shop } from "./shop.ts";

export interface Call<Answer, Looks extends Look = Look> {
  /** The answer; while it is read again, the one before. */
  readonly data: Answer | undefined;
  readonly failure: Failure | undefined;
  /** How the failure looks, as the endpoint declares. */
  readonly look: Looks | undefined;
  /** Whether the screen, not SessionWatch, handles an expired session. */
  readonly screenHandlesExpiry: boolean;
  /** True until there is a first answer or failure. */
  readonly isLoading: boolean;
  /** True while the call is in progress. */
  readonly isRefreshing: boolean;
  /** True while a customer sees the answer that the server rendered for guests: the own one is on its way, or failed. */
  readonly isProvisional: boolean;
  readonly retry: () => void;
}

interface Options<Answer> {
  /** Keeps the last answer while one for other parameters loads, as when a page is turned. */
  readonly keepsPrevious?: boolean;
  /** Reads it again when the tab becomes visible: another tab may have changed it. */
  readonly rereadsOnReturn?: boolean;
  /** Milliseconds after which an answer is read again, unless the tab is hidden; 0 for never. */
  readonly rereadsAfter?: (answer: Answer) => number;
}

/** Returning to the tab twice within this time, in milliseconds, reads once. */
const RETURN_INTERVAL = 1000;

/** A call whose answer the first render of its reader already shows, and that answer; undefined for any other. */
function answeredBefore(startedCalls: Shop["startedCalls"], key: Key | null) {
  const call = startedCalls.get(String(key));
  return call?.outcome?.ok && !call.isShownLater
    ? { key: String(key), answer: call.outcome.data }
    : undefined;
}

function guestAnswerOf(embedded: Shop["embedded"], key: Key | null): unknown {
  return embedded?.find(([each]) => String(each) === String(key))?.[1];
}

/** Reads a call; with null parameters it is not sent yet. */
export function useCall<Params, Answer, Looks extends Look>(
  endpoint: Endpoint<Params, Answer, Looks>,
  params: Params | null,
  { keepsPrevious = false, rereadsOnReturn = false, rereadsAfter = () => 0 }: Options<Answer> = {},
): Call<Answer, Looks> {
  const { client, language, startedCalls, embedded } = useShop();
  const { isLoggedIn } = useSession();
  const [own, setOwn] = useState<string>();
  const key = params === null ? null : keyOf(endpoint, language, params);
  const [answered] = useState(() => answeredBefore(startedCalls, key));
  // Later readers send the call again.
  useEffect(
    () => void (answered !== undefined && startedCalls.delete(answered.key)),
    [answered, startedCalls],
  );
  const { data, error, isLoading, isValidating, mutate } = useSWR<Answer, Failure, Key | null>(
    key,
    async (requested: Key) => {
      const early = startedCalls.get(String(requested))?.answer as
        | Promise<Outcome<Answer>>
        | undefined;
      startedCalls.delete(String(requested));
      const outcome = await (early ?? client.call(endpoint, params as Params));
      if (!outcome.ok) throw outcome.failure;
      setOwn(String(requested));
      return outcome.data;
    },
    {
      keepPreviousData: keepsPrevious,
      revalidateOnFocus: rereadsOnReturn,
      refreshInterval: (answer) => (answer === undefined ? 0 : rereadsAfter(answer)),
      focusThrottleInterval: RETURN_INTERVAL,
      // Reading it again would render the screen twice more with the same answer.
      ...(answered !== undefined && { revalidateOnMount: false }),
      // The provider knows only what had arrived when it was rendered, which is before a customer's screen.
      ...(answered?.key === String(key) && { fallbackData: answered.answer as Answer }),
    },
  );
  const isGuests =
    isLoggedIn &&
    endpoint.auth === "optional" &&
    own !== String(key) &&
    data !== undefined &&
    data === guestAnswerOf(embedded, key);
  const retry = useCallback(() => void mutate(), [mutate]);
  return {
    data,
    failure: error,
    look: error && lookOf(endpoint, error),
    screenHandlesExpiry: endpoint.screenHandlesExpiry,
    isLoading,
    isRefreshing: isValidating,
    // Another reader of the same call may have read the own answer.
    isProvisional: isGuests && (isValidating || error !== undefined),
    retry,
  };
}

/** Reads calls again wherever they are shown, as after a change of the cart. */
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

/** A call whose answer is mapped by a function. */
export function mappedCall<Answer, Mapped, Looks extends Look>(
  call: Call<Answer, Looks>,
  map: (answer: Answer) => Mapped,
): Call<Mapped, Looks> {
  return { ...call, data: call.data === undefined ? undefined : map(call.data) };
}
