import { paths } from "@reagent/api/pages/paths";
import { lazy } from "react";
import { useNavigate } from "react-router-dom";
import { Button } from "../../../../components/Button/Button.tsx";
import { useOverlays } from "../../../../components/overlay/useOverlays.ts";
import { useCopy } from "../../../../language/language.tsx";
import { useLoginReturn } from "../../../../state/login-return.ts";
import { useSession } from "../../../../state/session.ts";
import { row } from "../../../../theme/layout.css.ts";
import { copy } from "./SpectrumApplication.copy.ts";
import * as css from "./SpectrumApplication.css.ts";
import { SpectrumSkeleton } from "./SpectrumSkeleton.tsx";

const SpectrumApplication = lazy(async () => ({
  default: (await import("./SpectrumApplication.tsx")).SpectrumApplication,
}));

/**
 * Opens the request for a spectrum that is not published; a guest is asked to log in or register (storefront §6, spectrum
 * request).
 */
export function AskForSpectrum({ productCodes }: { productCodes: readonly string[] }) {
  const words = useCopy(copy);
  const { alert, dialog, prepare } = useOverlays();
  const { isLoggedIn } = useSession();
  const navigate = useNavigate();
  const loginReturn = useLoginReturn();

  const ask = () =>
    dialog({
      title: words.title,
      dismissal: "explicit",
      skeleton: <SpectrumSkeleton />,
      content: (close) => (
        <SpectrumApplication
          productCodes={productCodes}
          onSent={() => {
            close();
            void alert({ message: words.sent, tone: "success" });
          }}
        />
      ),
    });
  const askToLogIn = () =>
    dialog({
      title: words.notice,
      description: words.loginFirst,
      content: (close) => {
        const leadTo = (path: string) => {
          close();
          void navigate(path, { state: loginReturn });
        };
        return (
          <div className={row[3]}>
            <Button kind="primary" onClick={() => leadTo(paths.login())}>
              {words.logIn}
            </Button>
            <Button onClick={() => leadTo(paths.register())}>{words.register}</Button>
          </div>
        );
      },
    });
  return (
    <div className={css.ask}>
      <p className={css.hint}>{words.hint}</p>
      <Button
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => void (isLoggedIn ? ask() : askToLogIn())}
      >
        {words.title}
      </Button>
    </div>
  );
}
