import { useSetAtom } from "jotai";
import { useMemo } from "react";
import { deferred } from "../../deferred.ts";
import { rememberFocus } from "./focus-return.ts";
import {
  type AlertRequest,
  closeLayerAtom,
  type ConfirmRequest,
  type DialogRequest,
  openLayerAtom,
  type ToastRequest,
} from "./layers.ts";
import { loadLayers } from "./load-layers.ts";

/** An open layer that can be closed and waited for. */
export type LayerHandle = { close: () => void; closed: Promise<void> };

export interface Overlays {
  /** Shows a message that must be confirmed; resolves when it is closed. */
  alert(request: AlertRequest): Promise<void>;
  /** Asks before an action; resolves to false when declined, by the button or by Escape. */
  confirm(request: ConfirmRequest): Promise<boolean>;
  /** Shows a short message, announced politely, an error immediately. */
  toast(request: ToastRequest): LayerHandle;
  /** Opens a dialog over whatever is open. */
  dialog(request: DialogRequest): LayerHandle;
  /** Loads the code of the layers ahead (hover, focus), so that they open at once. */
  prepare(): void;
}

/** Opens layers over the page. One `OverlayHost` at the root renders them. */
export function useOverlays(): Overlays {
  const open = useSetAtom(openLayerAtom);
  const close = useSetAtom(closeLayerAtom);
  return useMemo(() => {
    const handleOf = (openWith: (onClosed: () => void) => number): LayerHandle => {
      const { promise: closed, resolve } = deferred();
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
      dialog: (request) => {
        // The focus may move on while the code of the first layer loads.
        const returnFocus = rememberFocus(document);
        return handleOf((onClosed) => open({ kind: "dialog", request, returnFocus, onClosed }));
      },
      prepare: () => {
        loadLayers().catch(() => {});
      },
    };
  }, [open, close]);
}
