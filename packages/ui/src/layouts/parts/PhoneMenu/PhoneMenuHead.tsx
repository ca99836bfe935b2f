import { GuestLinks } from "../../../blocks/GuestLinks/GuestLinks.tsx";
import { useLogOut } from "../../../blocks/useLogOut.ts";
import { Button } from "../../../components/Button/Button.tsx";
import { SkeletonBox } from "../../../components/Skeleton/Skeleton.tsx";
import { useViewer } from "../../../data/use-viewer.tsx";
import { useCopy } from "../../../language/language.tsx";
import { muted } from "../../../theme/text.css.ts";
import { copy } from "./PhoneMenu.copy.ts";
import * as css from "./PhoneMenu.css.ts";

/** The head of the menu: the log-in links, or the customer with the log-out button. */
export function PhoneMenuHead({ onFollow }: { onFollow: () => void }) {
  const viewer = useViewer();
  const words = useCopy(copy);
  const { logOut, isLeaving } = useLogOut();
  if (viewer.kind === "guest") return <GuestLinks onFollow={onFollow} />;
  return (
    <div>
      <p className={css.name}>
        {viewer.info ? words.hello(viewer.info.name) : <SkeletonBox width="120px" />}
      </p>
      <p className={muted}>{viewer.info?.company ?? <SkeletonBox width="180px" />}</p>
      <Button kind="quiet" isBusy={isLeaving} onClick={() => void logOut()}>
        {words.logOut}
      </Button>
    </div>
  );
}
