import { defineCopy } from "../../../../language/define-copy.ts";
import { useCopy } from "../../../../language/language.tsx";
import { useRequestLogin } from "../../../../state/login-request.ts";
import { hint } from "./GuestHint.css.ts";

const copy = defineCopy({
  zh: { hint: "[更多优惠请登录]" },
  en: { hint: "[Log in to save]" },
});

/** What stands for a guest in place of a price of one's own: the way to the log-in (storefront §6, guests). */
export function GuestHint() {
  const words = useCopy(copy);
  const requestLogin = useRequestLogin();
  return (
    <button type="button" className={hint} onClick={requestLogin}>
      {words.hint}
    </button>
  );
}
