import { type ReactNode, Suspense } from "react";
import { Loading, TextSkeleton } from "../../components/Skeleton/Skeleton.tsx";
import { useIsHydrated } from "../../state/use-is-hydrated.ts";
import { Boundary } from "./Boundary.tsx";
import { NotLoaded } from "./NotLoaded.tsx";

interface Props {
  /** The shape of what is on its way. */
  readonly skeleton?: ReactNode;
  /** What it is; when it changes, what could not be fetched is tried again. */
  readonly of?: string;
  readonly children: ReactNode;
}

/** A place for something whose code comes late: its shape until then, and another try where it could not be fetched. */
export function Late({ skeleton = <TextSkeleton lines={4} />, of, children }: Props) {
  const inItsPlace = <Loading>{skeleton}</Loading>;
  if (!useIsHydrated()) return inItsPlace;
  return (
    <Boundary fallback={<NotLoaded />} {...(of === undefined ? {} : { of })}>
      <Suspense fallback={inItsPlace}>{children}</Suspense>
    </Boundary>
  );
}
