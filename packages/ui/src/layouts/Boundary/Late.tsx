import { type ReactNode, Suspense } from "react";
import { Loading, TextBones } from "../../components/Skeleton/Skeleton.tsx";
import { Boundary } from "./Boundary.tsx";
import { NotLoaded } from "./NotLoaded.tsx";

interface Props {
  /** The shape of what is on its way. */
  readonly bones?: ReactNode;
  readonly children: ReactNode;
}

/** A place for something whose code comes late: its shape until then, and another try where it could not be fetched. */
export function Late({ bones = <TextBones lines={4} />, children }: Props) {
  return (
    <Boundary fallback={<NotLoaded />}>
      <Suspense fallback={<Loading>{bones}</Loading>}>{children}</Suspense>
    </Boundary>
  );
}
