import type { Client } from "@reagent/api/client/client";
import { Provider as JotaiProvider } from "jotai";
import { createContext, type ReactNode, useContext } from "react";
import { SWRConfig, unstable_serialize as serialize } from "swr";
import { LanguageProvider } from "../language/language.tsx";
import { EnvironmentProvider } from "../state/environment.tsx";
import { StorageProvider } from "../state/storage.tsx";
import type { Shop } from "./shop.ts";

const ShopContext = createContext<Shop | undefined>(undefined);

export function useShop(): Shop {
  const shop = useContext(ShopContext);
  if (!shop) throw new Error("useShop needs a ShopProvider above it");
  return shop;
}

export function useClient(): Client {
  return useShop().client;
}

/** The answers known before the first render, by SWR's key; embedded answers win, since the server rendered from them. */
function answered({ startedCalls, embedded = [] }: Shop): Record<string, unknown> {
  const own = [...startedCalls.values()].flatMap(({ key, outcome }) =>
    outcome?.ok ? [[serialize(key), outcome.data] as const] : [],
  );
  return Object.fromEntries([
    ...own,
    ...embedded.map(([key, answer]) => [serialize(key), answer] as const),
  ]);
}

/** Provides client, cache, stores, language and environment to all screens. */
export function ShopProvider({ shop, children }: { shop: Shop; children: ReactNode }) {
  return (
    <JotaiProvider store={shop.store}>
      <LanguageProvider language={shop.language}>
        <StorageProvider stores={shop.stores}>
          <EnvironmentProvider environment={shop.environment}>
            <ShopContext value={shop}>
              <SWRConfig
                value={{
                  provider: () => shop.cache,
                  fallback: answered(shop),
                  revalidateOnFocus: false,
                  shouldRetryOnError: false,
                }}
              >
                {children}
              </SWRConfig>
            </ShopContext>
          </EnvironmentProvider>
        </StorageProvider>
      </LanguageProvider>
    </JotaiProvider>
  );
}
