import { type ReactNode, Suspense } from "react";
import { Loading, TextSkeleton } from "../../components/Skeleton/Skeleton.tsx";
import { useIsHydrated } from "../../state/use-is-hydrated.ts";
import { Boundary } from "./Boundary.tsx";
import { NotLoaded } from "./NotLoaded.tsx";

export interface LoadedContentProps {
  /** The shape of the content. */
  readonly skeleton?: ReactNode;
  /** Identifies the content; when it changes, loading is tried again. */
  readonly of?: string;
  /** A lazy component, whose code may fail to load. */
  readonly children: ReactNode;
}

const TEXT = <TextSkeleton lines={4} />;

/** Content whose code may still be loading: a skeleton until it has, and a message if it could not be loaded. */
export function LoadedContent({ skeleton = TEXT, of, children }: LoadedContentProps) {
  return (
    <Boundary fallback={<NotLoaded />} {...(of === undefined ? {} : { of })}>
      <Suspense fallback={<Loading>{skeleton}</Loading>}>{children}</Suspense>
    </Boundary>
  );
}

export type LazyContentProps = LoadedContentProps;

/** The same for content that the server does not render: a skeleton until the page is hydrated. */
export function LazyContent({ skeleton = TEXT, ...content }: LazyContentProps) {
  return useIsHydrated() ? (
    <LoadedContent skeleton={skeleton} {...content} />
  ) : (
    <Loading>{skeleton}</Loading>
  );
}
