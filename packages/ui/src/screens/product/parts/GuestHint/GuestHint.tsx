import { SkeletonBox } from "../../../../components/Skeleton/Skeleton.tsx";
import { VisuallyHidden } from "../../../../components/VisuallyHidden/VisuallyHidden.tsx";
import { defineCopy } from "../../../../language/define-copy.ts";
import { useCopy } from "../../../../language/language.tsx";
import { useRequestLogin } from "../../../../state/login-request.ts";
import { useSession } from "../../../../state/session.ts";
import { hint } from "./GuestHint.css.ts";

const copy = defineCopy({
  zh: { hint: "[更多优惠请登录]", pending: "您的价格尚未读取" },
  en: { hint: "[Log in to save]", pending: "Your price has not been loaded yet" },
});

interface Props {
  /** Whether another one is before it in the same table: it is pressed, but no stop of the tab key. */
  readonly isRepeated?: boolean;
}

/**
 * Shown to guests in place of the customer's price; opens the log-in (storefront §6, guests). A customer who still sees the page as
 * guests do has a placeholder.
 */
export function GuestHint({ isRepeated = false }: Props) {
  const words = useCopy(copy);
  const requestLogin = useRequestLogin();
  const { isLoggedIn } = useSession();
  if (isLoggedIn)
    return (
      <>
        <SkeletonBox width="72px" />
        <VisuallyHidden>{words.pending}</VisuallyHidden>
      </>
    );
  return (
    <button
      type="button"
      className={hint}
      tabIndex={isRepeated ? -1 : undefined}
      onClick={requestLogin}
    >
      {words.hint}
    </button>
  );
}
