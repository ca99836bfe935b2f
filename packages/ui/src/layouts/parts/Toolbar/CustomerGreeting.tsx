import { word } from "../../../blocks/ThemeSwitch/ThemeSwitch.css.ts";
import { useLogOut } from "../../../blocks/useLogOut.ts";
import { SkeletonBox } from "../../../components/Skeleton/Skeleton.tsx";
import { useCopy } from "../../../language/language.tsx";
import { copy } from "./Toolbar.copy.ts";
import * as css from "./Toolbar.css.ts";

type Props = {
  /** Undefined while loading. */
  info: { name: string; company: string } | undefined;
};

/** The customer's name and company, with the log-out button. */
export function CustomerGreeting({ info }: Props) {
  const words = useCopy(copy);
  const { logOut, isLeaving } = useLogOut();
  return (
    <div className={css.greeting}>
      {info ? (
        <>
          <span className={css.name}>{words.hello(info.name)}</span>
          <span className={css.company}>{info.company}</span>
        </>
      ) : (
        <span className={css.namePlaceholder} aria-hidden="true">
          <SkeletonBox width="160px" />
        </span>
      )}
      <button
        className={word}
        type="button"
        aria-disabled={isLeaving || undefined}
        onClick={() => !isLeaving && void logOut()}
      >
        {words.logOut}
      </button>
    </div>
  );
}
