import type { Client } from "@reagent/api/client/client";
import { createLateClient } from "@reagent/api/client/late-client";
import { randomId } from "@reagent/api/client/random-id";
import type { Salts } from "@reagent/api/contract/signature";
import { reactionToNoSession } from "@reagent/domain/session";
import { createStore } from "jotai/vanilla";
import type { Cache } from "swr";
import type { Language } from "../language/language.tsx";
import { loginRequestAtom, tokenAtom } from "../state/atoms.ts";
import type { Environment } from "../state/environment.tsx";
import { storageKeys } from "../state/storage-keys.ts";
import type { Stores } from "../state/stores.ts";
import type { StartedCall, EmbeddedAnswer } from "./first-calls.ts";

/** The host of the shop's calls, and the salts of their signature. */
export interface ApiSettings {
  readonly host: string;
  readonly salts: Salts;
}

interface ShopOptions {
  readonly api: ApiSettings;
  readonly language: Language;
  readonly stores: Stores;
  readonly environment: Environment;
  /** The answers that the server rendered the page from; undefined for a page without server rendering. */
  readonly embedded?: readonly EmbeddedAnswer[] | undefined;
}

/** The state of one visit: client, store, and what its calls have answered. */
export interface Shop extends ShopOptions {
  readonly client: Client;
  readonly store: ReturnType<typeof createStore>;
  /** All answers, by key of the call: first those embedded in the page. */
  readonly cache: Cache;
  /** Calls started before the first render, by key; who reads one first takes it. */
  readonly startedCalls: Map<string, StartedCall>;
  /** The keys of answers that were there before anyone read them: the first readers do not ask again. */
  readonly unread: Set<string>;
  /** The keys of answers that the server rendered for guests; the viewer's own answer removes one. */
  readonly forGuests: Set<string>;
  /** The customer's token; null for a guest. */
  readonly token: () => string | null;
}

function deviceIdOf({ local }: Stores): string {
  const known = local.get(storageKeys.deviceId);
  if (known) return known;
  const id = randomId();
  local.set(storageKeys.deviceId, id);
  return id;
}

/** Opens the shop for one visitor in one language. The server build passes a client of its own. */
export function openShop(options: ShopOptions, own?: Client): Shop {
  const { api, language, stores, environment } = options;
  const store = createStore();
  store.set(tokenAtom, stores.local.get(storageKeys.token));
  const token = () => store.get(tokenAtom);
  const clientOfDevice = () =>
    createLateClient({
      ...api,
      language: language === "en" ? "en" : "cn",
      deviceId: () => deviceIdOf(stores),
      token,
      deviceNow: environment.now,
      // A pending request to log in is kept: a later failure of a load must not replace it by a redirect.
      onSessionEnd: ({ method }) =>
        store.set(
          loginRequestAtom,
          (pending) =>
            pending ??
            reactionToNoSession({
              hasToken: token() !== null,
              attempt: method === "GET" ? "page" : "action",
            }),
        ),
      reload: environment.reload,
      onCodeMissing: () => void environment.reloadIfOutdated(),
      lastReload: {
        get: () => Number(stores.session.get(storageKeys.lastReload)) || undefined,
        set: (milliseconds) => stores.session.set(storageKeys.lastReload, String(milliseconds)),
      },
    });
  const client = own ?? clientOfDevice();
  const embedded = options.embedded ?? [];
  return {
    ...options,
    store,
    client,
    cache: new Map(embedded.map(([key, data]) => [key, { data }])),
    startedCalls: new Map(),
    unread: new Set(),
    forGuests: new Set(embedded.map(([key]) => key)),
    token,
  };
}
