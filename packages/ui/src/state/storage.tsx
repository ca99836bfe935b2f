import { createContext, type ReactNode, useContext } from "react";
import type { Stores } from "./stores.ts";

const StorageContext = createContext<Stores | undefined>(undefined);

export function StorageProvider({ stores, children }: { stores: Stores; children: ReactNode }) {
  return <StorageContext value={stores}>{children}</StorageContext>;
}

export function useStorage(): Stores {
  const stores = useContext(StorageContext);
  if (!stores) throw new Error("useStorage needs a StorageProvider above it");
  return stores;
}
