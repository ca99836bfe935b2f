import { type ReactNode, Suspense } from "react";
import { Loading, TextSkeleton } from "../../components/Skeleton/Skeleton.tsx";
import { useIsHydrated } from "../../state/use-is-hydrated.ts";
import { Boundary } from "./Boundary.tsx";
import { NotLoaded } from "./NotLoaded.tsx";

interface Props {
  /** The shape of the content. */
  readonly skeleton?: ReactNode;
  /** Identifies the content; when it changes, loading is tried again. */
  readonly of?: string;
  readonly children: ReactNode;
}

/** Content whose code loads later: a skeleton until then, and a message if it could not be loaded. */
export function LazyContent({ skeleton = <TextSkeleton lines={4} />, of, children }: Props) {
  const placeholder = <Loading>{skeleton}</Loading>;
  if (!useIsHydrated()) return placeholder;
  return (
    <Boundary fallback={<NotLoaded />} {...(of === undefined ? {} : { of })}>
      <Suspense fallback={placeholder}>{children}</Suspense>
    </Boundary>
  );
}
