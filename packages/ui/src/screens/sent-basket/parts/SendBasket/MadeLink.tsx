import type { BasketLink } from "@reagent/api/contract/sent-basket";
import { paths } from "@reagent/api/pages/paths";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { Boundary } from "../../../../blocks/Boundary/Boundary.tsx";
import { NotLoaded } from "../../../../blocks/Boundary/NotLoaded.tsx";
import { Button } from "../../../../components/Button/Button.tsx";
import { copyText } from "../../../../components/Code/copy-text.ts";
import { useOverlays } from "../../../../components/overlay/useOverlays.ts";
import { TextField } from "../../../../components/TextField/TextField.tsx";
import { formatDay } from "../../../../language/format.ts";
import { useCopy, useLanguage } from "../../../../language/language.tsx";
import { useUrlOf } from "../../../../state/urls.ts";
import { useEndBasket } from "../useEndBasket.ts";
import { copy } from "./SendBasket.copy.ts";
import * as css from "./SendBasket.css.ts";

const QrCode = lazy(async () => ({
  default: (await import("../../../../components/QrCode/QrCode.tsx")).QrCode,
}));

/** The link of a basket to copy and to scan, and the way to end it. */
export function MadeLink({ link: { token, endKey, expiresAt } }: { link: BasketLink }) {
  const words = useCopy(copy);
  const language = useLanguage();
  const url = useUrlOf()(paths.sentBasket({ token }));
  const field = useRef<HTMLInputElement>(null);
  const [isEnded, setIsEnded] = useState(false);
  const { alert, toast } = useOverlays();
  const { end, isBusy } = useEndBasket(token, endKey);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const copyLink = async () => {
    if (await copyText(url)) toast({ message: words.copied, tone: "success" });
    else await alert({ message: words.notCopied, tone: "warning" });
  };
  if (isEnded) return <p role="status">{words.ended}</p>;
  return (
    <div className={css.panel}>
      <p role="status">{words.made}</p>
      <TextField
        ref={field}
        label={words.link}
        value={url}
        onChange={() => {}}
        readOnly
        hasMessageLine={false}
      />
      <div className={css.scanned}>
        <Boundary fallback={<NotLoaded />}>
          <Suspense fallback={<span className={css.placeholder} />}>
            <QrCode value={url} label={words.code} />
          </Suspense>
        </Boundary>
        <span className={css.muted}>{words.scan}</span>
      </div>
      <p className={css.muted}>
        {words.until(formatDay(expiresAt, language))} {words.endHint}
      </p>
      <div className={css.actions}>
        <Button
          kind="quiet-danger"
          isBusy={isBusy}
          onClick={() => void end().then((isDone) => isDone && setIsEnded(true))}
        >
          {words.end}
        </Button>
        <Button kind="primary" onClick={() => void copyLink()}>
          {words.copy}
        </Button>
      </div>
    </div>
  );
}
