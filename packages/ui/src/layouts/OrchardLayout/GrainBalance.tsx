import type { OrchardUser } from "@reagent/api/contract/gift";
import { paths } from "@reagent/api/pages/paths";
import { Link } from "react-router-dom";
import { SkeletonBox } from "../../components/Skeleton/Skeleton.tsx";
import { useCopy } from "../../language/language.tsx";
import { useLoginReturn } from "../../state/login-return.ts";
import { useSession } from "../../state/session.ts";
import { copy } from "./OrchardLayout.copy.ts";
import * as css from "./OrchardLayout.css.ts";

/** The customer's grains, and how many of them expire with the year; guests are led to the log-in. */
export function GrainBalance({ user }: { user: OrchardUser | undefined }) {
  const words = useCopy(copy);
  const { isLoggedIn } = useSession();
  const loginReturn = useLoginReturn();
  if (!isLoggedIn) {
    return (
      <Link className={css.logIn} to={paths.login()} state={loginReturn}>
        {words.logIn}
      </Link>
    );
  }
  if (!user) return <SkeletonBox width="120px" />;
  return (
    <>
      <Link className={css.balanceLink} to={paths.grainLog()}>
        <span className={css.balanceCount}>{user.grains.toLocaleString("en-US")}</span>{" "}
        {words.unit(user.grains)}
      </Link>
      {user.expiringGrains > 0 && (
        <span>{words.expiring(user.expiringGrains.toLocaleString("en-US"))}</span>
      )}
    </>
  );
}
