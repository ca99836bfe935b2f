import type { Client } from "@reagent/api/client/client";
import { Provider as JotaiProvider } from "jotai";
import { createContext, type ReactNode, useContext } from "react";
import { SWRConfig } from "swr";
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
