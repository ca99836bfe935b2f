import { defineCopy } from "../../../../language/define-copy.ts";
import { useCopy } from "../../../../language/language.tsx";
import { useRequestLogin } from "../../../../state/login-request.ts";
import { hint } from "./GuestHint.css.ts";

const copy = defineCopy({
  zh: { hint: "[更多优惠请登录]" },
  en: { hint: "[Log in to save]" },
});

/** Shown to guests in place of the customer's price; opens the log-in (storefront §6, guests). */
export function GuestHint() {
  const words = useCopy(copy);
  const requestLogin = useRequestLogin();
  return (
    <button type="button" className={hint} onClick={requestLogin}>
      {words.hint}
    </button>
  );
}
