import type { Client } from "@reagent/api/client/client";
import { Provider as JotaiProvider } from "jotai";
import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useRef,
} from "react";
import { SWRConfig } from "swr";
import { LanguageProvider } from "../language/language.tsx";
import { EnvironmentProvider } from "../state/environment.tsx";
import { StorageProvider } from "../state/storage.tsx";
import type { Shop } from "./shop.ts";

const ShopContext = createContext<Shop | undefined>(undefined);

const ShownContext = createContext<Readonly<RefObject<boolean>>>({ current: true });

/** Whether the shop is still shown: stories and tests leave theirs, and its cache is gone then. */
export const useIsShopShown = (): Readonly<RefObject<boolean>> => useContext(ShownContext);

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
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return (
    <JotaiProvider store={shop.store}>
      <LanguageProvider language={shop.language}>
        <StorageProvider stores={shop.stores}>
          <EnvironmentProvider environment={shop.environment}>
            <ShopContext value={shop}>
              <ShownContext value={isShown}>
                <SWRConfig
                  value={{
                    provider: () => shop.cache,
                    revalidateOnFocus: false,
                    shouldRetryOnError: false,
                  }}
                >
                  {children}
                </SWRConfig>
              </ShownContext>
            </ShopContext>
          </EnvironmentProvider>
        </StorageProvider>
      </LanguageProvider>
    </JotaiProvider>
  );
}
