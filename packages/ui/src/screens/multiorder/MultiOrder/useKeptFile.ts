import { useMemo } from "react";
import { dataUrlOf } from "../../../data/data-url.ts";
import { storageKeys } from "../../../state/storage-keys.ts";
import { useStorage } from "../../../state/storage.tsx";

interface Kept {
  readonly name: string;
  readonly content: string;
}

/** Keeps a chosen file while its customer logs in, which reloads the page, until the tab closes. The browser refuses to keep very large ones. */
export function useKeptFile() {
  const { session } = useStorage();
  return useMemo(
    () => ({
      keep: async (file: File): Promise<void> => {
        const url = await dataUrlOf(file).catch(() => undefined);
        if (!url) return;
        const kept: Kept = { name: file.name, content: await url.text() };
        session.set(storageKeys.orderSheet, JSON.stringify(kept));
      },
      /** The kept file. */
      read: (): File | undefined => {
        const text = session.get(storageKeys.orderSheet);
        if (text === null) return undefined;
        try {
          const { name, content } = JSON.parse(text) as Kept;
          const bytes = Uint8Array.from(atob(content.slice(content.indexOf(",") + 1)), (byte) =>
            byte.charCodeAt(0),
          );
          return new File([bytes], name);
        } catch {
          return undefined;
        }
      },
      drop: () => session.remove(storageKeys.orderSheet),
    }),
    [session],
  );
}
