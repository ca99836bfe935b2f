import type { Key, ReactElement, ReactNode } from "react";
import { LoadFailed } from "../../../components/LoadFailed/LoadFailed.tsx";
import { Loading, TextSkeleton } from "../../../components/Skeleton/Skeleton.tsx";
import type { Call } from "../../../data/use-call.tsx";
import { muted } from "../../../theme/text.css.ts";
import * as css from "./Panels.css.ts";

type Props<Entry> = {
  /** Undefined while loading. */
  entries: readonly Entry[] | undefined;
  call: Pick<Call<unknown>, "isLoading" | "isRefreshing" | "retry">;
  /** Shown if there are no entries. */
  empty: ReactNode;
  /** A list item of an entry, with its key. */
  children: (entry: Entry) => ReactElement<{ key?: Key }>;
};

/** The list in a panel: loading, failed, empty, or loaded. */
export function PanelContent<Entry>({
  entries,
  call: { isLoading, isRefreshing, retry },
  empty,
  children,
}: Props<Entry>) {
  if (entries && entries.length > 0) return <ul>{entries.map(children)}</ul>;
  return (
    <div className={css.padded}>
      {isLoading ? (
        <Loading>
          <TextSkeleton lines={5} />
        </Loading>
      ) : entries ? (
        <p className={muted}>{empty}</p>
      ) : (
        <LoadFailed onRetry={retry} isRetrying={isRefreshing} />
      )}
    </div>
  );
}
