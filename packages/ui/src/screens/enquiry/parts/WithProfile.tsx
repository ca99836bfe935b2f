import { type Profile, readProfile } from "@reagent/api/contract/profile";
import type { ReactNode } from "react";
import { Loading, SkeletonBox } from "../../../components/Skeleton/Skeleton.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { useSession } from "../../../state/session.ts";

interface Props {
  readonly children: (profile: Profile | undefined) => ReactNode;
}

/** Waits for a customer's profile, which fills the form; guests, and customers whose profile fails to load, fill it themselves. */
export function WithProfile({ children }: Props) {
  const { isLoggedIn } = useSession();
  const { data, isLoading } = useCall(readProfile, isLoggedIn ? {} : null);
  if (!isLoading) return children(data);
  return (
    <Loading>
      <SkeletonBox width="100%" height="320px" />
    </Loading>
  );
}
