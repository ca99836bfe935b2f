import type { Client } from "@reagent/api/client/client";
import { Provider as JotaiProvider } from "jotai";
import { createContext, type ReactNode, useContext } from "react";
import { SWRConfig, unstable_serialize as serialize } from "swr";
import { LanguageProvider } from "../language/language.tsx";
import { EnvironmentProvider } from "../state/environment.tsx";
import { StorageProvider } from "../state/storage.tsx";
import type { Shop } from "./shop.ts";

const ShopContext = createContext<Shop | undefined>(undefined);

/** The opened shop, for the hooks of this folder. */
export function useShop(): Shop {
  const shop = useContext(ShopContext);
  if (!shop) throw new Error("useShop needs a ShopProvider above it");
  return shop;
}

export function useClient(): Client {
  return useShop().client;
}

/** What was answered before the first render, by the cache's own key; what came with the page is what it was drawn from. */
function answered({ begun, given = [] }: Shop): Record<string, unknown> {
  const own = [...begun.values()].flatMap(({ key, outcome }) =>
    outcome?.ok ? [[serialize(key), outcome.data] as const] : [],
  );
  return Object.fromEntries([
    ...own,
    ...given.map(([key, answer]) => [serialize(key), answer] as const),
  ]);
}

/** Everything that screens stand on: client, caches, stores, language, environment. */
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
