import { mayReload } from "@reagent/domain/server-clock";
import { storageKeys } from "./storage-keys.ts";
import type { KeyValueStore } from "./stores.ts";

interface Page {
  /** Whether the server still has a file of this page's code; rejects without a connection. */
  readonly hasCode: () => Promise<boolean>;
  /** The device's clock, in epoch milliseconds. */
  readonly now: () => number;
  readonly reload: () => void;
  /** Remembers the last reload. */
  readonly session: Pick<KeyValueStore, "get" | "set">;
}

/**
 * Whether the server no longer has this page's code, as after a deploy. The page is then reloaded, at most once a
 * minute, so that it cannot reload for ever.
 */
export async function reloadIfOutdated({ hasCode, now, reload, session }: Page): Promise<boolean> {
  if (await hasCode().catch(() => true)) return false;
  const last = Number(session.get(storageKeys.lastReload)) || undefined;
  if (mayReload(last, now())) {
    session.set(storageKeys.lastReload, String(now()));
    reload();
  }
  return true;
}
