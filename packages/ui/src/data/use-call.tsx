import { type Failure, lookOf, type Outcome } from "@reagent/api/client/failure";
import type { Endpoint } from "@reagent/api/contract/endpoint";
import type { FailureLook } from "@reagent/api/contract/failure-look";
import { useCallback, useEffect, useState } from "react";
import useSWR, { useSWRConfig } from "swr";
import { useSession } from "../state/session.ts";
import { isKeyOf, keyOf } from "./first-calls.ts";
import { useIsShopShown, useShop } from "./shop-client.tsx";
import type { Shop } from "./shop.ts";

export interface Call<Answer, Looks extends FailureLook = FailureLook> {
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
  /** True while a customer sees the answer that the server rendered for guests: the own one is loading, or failed. */
  readonly isGuestAnswer: boolean;
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

/** Whether the answer of a call arrived before its first readers were mounted, and this is one of them. */
function useIsUnread({ unread, startedCalls }: Shop, key: string | null): boolean {
  const [first] = useState(() => (key !== null && unread.has(key) ? key : undefined));
  // Later readers send the call again.
  useEffect(() => {
    if (first === undefined) return;
    unread.delete(first);
    startedCalls.delete(first);
  }, [first, unread, startedCalls]);
  return first !== undefined;
}

/** Reads a call; with null parameters it is not sent yet. */
export function useCall<Params, Answer, Looks extends FailureLook>(
  endpoint: Endpoint<Params, Answer, Looks>,
  params: Params | null,
  { keepsPrevious = false, rereadsOnReturn = false, rereadsAfter = () => 0 }: Options<Answer> = {},
): Call<Answer, Looks> {
  const shop = useShop();
  const { client, language, startedCalls, forGuests } = shop;
  const { isLoggedIn } = useSession();
  const key = params === null ? null : keyOf(endpoint, language, params);
  const isUnread = useIsUnread(shop, key);
  const { data, error, isLoading, isValidating, mutate } = useSWR<Answer, Failure, string | null>(
    key,
    async (requested: string) => {
      const early = startedCalls.get(requested)?.answer as Promise<Outcome<Answer>> | undefined;
      startedCalls.delete(requested);
      const outcome = await (early ?? client.call(endpoint, params as Params));
      if (!outcome.ok) throw outcome.failure;
      forGuests.delete(requested);
      return outcome.data;
    },
    {
      keepPreviousData: keepsPrevious,
      revalidateOnFocus: rereadsOnReturn,
      refreshInterval: (answer) => (answer === undefined ? 0 : rereadsAfter(answer)),
      focusThrottleInterval: RETURN_INTERVAL,
      // Reading it again would render the screen twice more with the same answer.
      ...(isUnread && { revalidateOnMount: false }),
    },
  );
  const isForGuests =
    isLoggedIn &&
    endpoint.auth === "optional" &&
    data !== undefined &&
    key !== null &&
    forGuests.has(key);
  const retry = useCallback(() => void mutate(), [mutate]);
  return {
    data,
    failure: error,
    look: error && lookOf(endpoint, error),
    screenHandlesExpiry: endpoint.screenHandlesExpiry,
    isLoading,
    isRefreshing: isValidating,
    // Another reader of the same call may have read the own answer.
    isGuestAnswer: isForGuests && (isValidating || error !== undefined),
    retry,
  };
}

/** Reads calls again wherever they are shown, as after a change of the cart; nothing once the shop is left. */
export function useRefresh(): (...endpoints: readonly Pick<Endpoint, "name">[]) => Promise<void> {
  const { mutate } = useSWRConfig();
  const isShown = useIsShopShown();
  return useCallback(
    async (...endpoints) => {
      if (!isShown.current) return;
      const names = new Set(endpoints.map(({ name }) => name));
      await mutate((key) => isKeyOf(key, names));
    },
    [mutate, isShown],
  );
}

/** A call whose answer is mapped by a function. */
export function mappedCall<Answer, Mapped, Looks extends FailureLook>(
  call: Call<Answer, Looks>,
  map: (answer: Answer) => Mapped,
): Call<Mapped, Looks> {
  return { ...call, data: call.data === undefined ? undefined : map(call.data) };
}
