import { atom } from "jotai";
import type { ReactNode } from "react";
import type { To } from "react-router-dom";
import type { AlertTone } from "../AlertDialog/AlertDialog.tsx";
import type { DialogSize } from "../Dialog/Dialog.tsx";

export type AlertRequest = {
  /** The shop's notice title by default. */
  title?: string;
  message: ReactNode;
  tone: AlertTone;
};

export type ConfirmRequest = {
  title?: string;
  message: ReactNode;
  confirmLabel?: string;
  cancelLabel?: string;
  /** Whether the action cannot be undone. */
  isDestructive?: boolean;
};

export type ToastRequest = {
  message: string;
  tone: AlertTone;
  /** An action or a link. */
  action?: { label: string } & ({ to: To } | { onAct: () => void });
  /** Milliseconds; 2000 for a success (storefront §8, successes), otherwise 6000. */
  duration?: number;
};

export type DialogRequest = {
  title: string;
  description?: ReactNode;
  /**
   * A node, or a function that renders one and can close the dialog. A lazy component shows the skeleton until it has loaded.
   */
  content: ReactNode | ((close: () => void) => ReactNode);
  /** The shape of a lazy content, as high as that is, so that the dialog does not grow under the pointer. A spinner by default. */
  skeleton?: ReactNode;
  size?: DialogSize;
  dismissal?: "anywhere" | "explicit";
};

type Closes = { id: number; onClosed: () => void };

/** What opens a layer. */
export type LayerRequest =
  | { kind: "alert"; request: AlertRequest }
  | { kind: "confirm"; request: ConfirmRequest; onAnswer: (isConfirmed: boolean) => void }
  | { kind: "dialog"; request: DialogRequest; returnFocus: () => void }
  | { kind: "toast"; request: ToastRequest };

export type Layer = LayerRequest & Closes;

type WithoutId<Each> = Each extends unknown ? Omit<Each, "id"> : never;

const countAtom = atom(0);

/** All open layers of the shop, the oldest first. */
export const layersAtom = atom<readonly Layer[]>([]);

/** Opens a layer on top and returns its id. */
export const openLayerAtom = atom(null, (get, set, layer: WithoutId<Layer>) => {
  const id = get(countAtom) + 1;
  set(countAtom, id);
  set(layersAtom, [...get(layersAtom), { ...layer, id }]);
  return id;
});

/** Closes a layer; has no effect if it is closed already. */
export const closeLayerAtom = atom(null, (get, set, id: number) => {
  const closed = get(layersAtom).find((layer) => layer.id === id);
  if (!closed) return;
  set(
    layersAtom,
    get(layersAtom).filter((layer) => layer !== closed),
  );
  closed.onClosed();
});
