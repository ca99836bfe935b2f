import type { Fen } from "@reagent/domain/money";
import { lazy, useEffect, useRef } from "react";
import { LazyContent } from "../../../../blocks/Boundary/LazyContent.tsx";
import { type LayerHandle, useOverlays } from "../../../../components/overlay/useOverlays.ts";
import { useCopy } from "../../../../language/language.tsx";
import { AwaitSkeleton } from "../AwaitPayment/AwaitSkeleton.tsx";
import { copy } from "./paying.copy.ts";
import type { PaymentSubject } from "./payment-subject.ts";
import type { StartedPayment } from "./started-payment.ts";

const AwaitPayment = lazy(async () => ({
  default: (await import("../AwaitPayment/AwaitPayment.tsx")).AwaitPayment,
}));

interface Ends {
  readonly onConfirmed: () => void;
  readonly onNothingLeft: () => void;
}

/** The dialog shown while a payment is completed elsewhere. */
export function useAwaitDialog(subject: PaymentSubject, amount: Fen, ends: Ends) {
  const words = useCopy(copy);
  const { dialog } = useOverlays();
  const handle = useRef<LayerHandle>(null);
  const close = () => {
    handle.current?.close();
    handle.current = null;
  };
  // The dialog is closed with the page.
  useEffect(() => () => handle.current?.close(), []);
  const open = (started: StartedPayment) => {
    close();
    handle.current = dialog({
      title: words.dialogs[started.way],
      dismissal: "explicit",
      content: (cancel) => (
        <LazyContent skeleton={<AwaitSkeleton hasCode={started.way === "scan"} />}>
          <AwaitPayment
            subject={subject}
            amount={amount}
            started={started}
            onCancel={cancel}
            {...ends}
          />
        </LazyContent>
      ),
    });
  };
  return { open, close };
}
