import { useSetAtom } from "jotai";
import { useMemo } from "react";
import {
  type AlertRequest,
  closeLayerAtom,
  type ConfirmRequest,
  type DialogRequest,
  openLayerAtom,
  type ToastRequest,
} from "./layers.ts";
import { loadLayers } from "./load-layers.ts";

/** An open layer: closed from outside, or waited for. */
export type LayerHandle = { close: () => void; closed: Promise<void> };

export interface Overlays {
  /** Tells something that has to be read; ends when it was. */
  alert(request: AlertRequest): Promise<void>;
  /** Asks before a action; false when declined, by the button or by Escape. */
  confirm(request: ConfirmRequest): Promise<boolean>;
  /** Tells something in passing, announced politely, an error at once. */
  toast(request: ToastRequest): LayerHandle;
  /** Opens a dialog over whatever is open. */
  dialog(request: DialogRequest): LayerHandle;
  /** Fetches the code of the layers at the first sign that one is near (hover, focus), so that it opens at once. */
  prepare(): void;
}

/** Opens layers over the page. One `OverlayHost` at the root draws them all. */
export function useOverlays(): Overlays {
  const open = useSetAtom(openLayerAtom);
  const close = useSetAtom(closeLayerAtom);
  return useMemo(() => {
    const handleOf = (openWith: (onClosed: () => void) => number): LayerHandle => {
      const { promise: closed, resolve } = Promise.withResolvers<void>();
      const id = openWith(resolve);
      return { close: () => close(id), closed };
    };
    return {
      alert: (request) => handleOf((onClosed) => open({ kind: "alert", request, onClosed })).closed,
      confirm: async (request) => {
        let isConfirmed = false;
        const onAnswer = (answer: boolean) => {
          isConfirmed = answer;
        };
        await handleOf((onClosed) => open({ kind: "confirm", request, onAnswer, onClosed })).closed;
        return isConfirmed;
      },
      toast: (request) => handleOf((onClosed) => open({ kind: "toast", request, onClosed })),
      dialog: (request) => handleOf((onClosed) => open({ kind: "dialog", request, onClosed })),
      prepare: () => {
        loadLayers().catch(() => {});
      },
    };
  }, [open, close]);
}
