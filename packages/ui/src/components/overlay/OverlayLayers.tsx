import { useAtomValue, useSetAtom } from "jotai";
import { type ReactNode, Suspense, useEffect, useRef } from "react";
import { useCopy } from "../../language/language.tsx";
import { AlertDialog } from "../AlertDialog/AlertDialog.tsx";
import { Dialog, focusFirstField } from "../Dialog/Dialog.tsx";
import { Loading } from "../Skeleton/Skeleton.tsx";
import { Spinner } from "../Spinner/Spinner.tsx";
import { closeLayerAtom, type Layer, layersAtom } from "./layers.ts";
import { copy } from "./overlay.copy.ts";
import { Toasts } from "./Toasts.tsx";

/** All open layers. Each is a radix layer of its own, so the newest receives the keys. */
export function OverlayLayers() {
  const layers = useAtomValue(layersAtom);
  const close = useSetAtom(closeLayerAtom);
  return (
    <>
      {layers.map(
        (layer) =>
          layer.kind !== "toast" && (
            <Modal key={layer.id} layer={layer} close={() => close(layer.id)} />
          ),
      )}
      <Toasts toasts={layers.filter((layer) => layer.kind === "toast")} close={close} />
    </>
  );
}

type ModalProps = { layer: Exclude<Layer, { kind: "toast" }>; close: () => void };

function Modal({ layer, close }: ModalProps) {
  const words = useCopy(copy);
  switch (layer.kind) {
    case "alert":
      return (
        <AlertDialog
          isOpen
          title={layer.request.title ?? words.notice}
          description={layer.request.message}
          tone={layer.request.tone}
          confirmLabel={words.confirm}
          onConfirm={close}
        />
      );
    case "confirm": {
      const answer = (isConfirmed: boolean) => {
        layer.onAnswer(isConfirmed);
        close();
      };
      return (
        <AlertDialog
          isOpen
          title={layer.request.title ?? words.notice}
          description={layer.request.message}
          confirmLabel={layer.request.confirmLabel ?? words.confirm}
          onConfirm={() => answer(true)}
          cancelLabel={layer.request.cancelLabel ?? words.cancel}
          onCancel={() => answer(false)}
          isDestructive={layer.request.isDestructive ?? false}
        />
      );
    }
    case "dialog": {
      const { content, skeleton, ...request } = layer.request;
      return (
        <Dialog isOpen onOpenChange={close} returnFocus={layer.returnFocus} {...request}>
          <Suspense fallback={<LoadingContent skeleton={skeleton} />}>
            {typeof content === "function" ? content(close) : content}
          </Suspense>
        </Dialog>
      );
    }
  }
}

/** In place of a dialog's content while its code loads. Then the first field is focused, as in a dialog that opens with its content. */
function LoadingContent({ skeleton }: { skeleton: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const dialog = place.current?.closest("[role='dialog']");
    return () => {
      if (dialog?.contains(dialog.ownerDocument.activeElement)) focusFirstField(dialog);
    };
  }, []);
  return (
    <div ref={place}>{skeleton ? <Loading>{skeleton}</Loading> : <Spinner size="large" />}</div>
  );
}
