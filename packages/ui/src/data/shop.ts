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
import type { BegunCall, GivenAnswer } from "./first-calls.ts";

/** Where the shop's calls go and how they are signed. */
export interface ApiSettings {
  readonly host: string;
  readonly salts: Salts;
}

interface ShopOptions {
  readonly api: ApiSettings;
  readonly language: Language;
  readonly stores: Stores;
  readonly environment: Environment;
  /** What the page that the server drew was drawn from; undefined where the browser draws it from nothing. */
  readonly given?: readonly GivenAnswer[] | undefined;
}

/** What one opened shop holds: its client, its caches, and the calls that were begun before its first render. */
export interface Shop extends ShopOptions {
  readonly client: Client;
  readonly store: ReturnType<typeof createStore>;
  readonly cache: Cache;
  /** By key of the call; each is taken by the first screen that reads it. */
  readonly begun: Map<string, BegunCall>;
  /** The token of whoever is here; null for a guest. */
  readonly token: () => string | null;
}

function deviceIdOf({ local }: Stores): string {
  const known = local.get(storageKeys.deviceId);
  if (known) return known;
  const id = randomId();
  local.set(storageKeys.deviceId, id);
  return id;
}

/** Opens a shop: for one visitor, in one language. A page that is drawn on the server brings a client of its own. */
export function openShop(options: ShopOptions, own?: Client): Shop {
  const { api, language, stores, environment } = options;
  const store = createStore();
  store.set(tokenAtom, stores.local.get(storageKeys.token));
  const token = () => store.get(tokenAtom);
  const ofThisDevice = () =>
    createLateClient({
      ...api,
      language: language === "en" ? "en" : "cn",
      deviceId: () => deviceIdOf(stores),
      token,
      deviceNow: environment.now,
      // Whoever is being asked is not asked again: what the page reads meanwhile would lead them away from it.
      onSessionEnd: ({ method }) =>
        store.set(
          loginRequestAtom,
          (asked) =>
            asked ??
            reactionToNoSession({
              hasToken: token() !== null,
              attempt: method === "GET" ? "page" : "action",
            }),
        ),
      reload: environment.reload,
      lastReload: {
        get: () => Number(stores.session.get(storageKeys.lastReload)) || undefined,
        set: (milliseconds) => stores.session.set(storageKeys.lastReload, String(milliseconds)),
      },
    });
  const client = own ?? ofThisDevice();
  return { ...options, store, client, cache: new Map() as Cache, begun: new Map(), token };
}
