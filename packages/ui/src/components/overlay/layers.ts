import { atom } from "jotai";
import type { ReactNode } from "react";
import type { To } from "react-router-dom";
import type { AlertTone } from "../AlertDialog/AlertDialog.tsx";
import type { DialogSize } from "../Dialog/Dialog.tsx";

export type AlertRequest = {
  /** The shop's notice title unless given. */
  title?: string;
  message: ReactNode;
  tone: AlertTone;
};

export type ConfirmRequest = {
  title?: string;
  message: ReactNode;
  confirmLabel?: string;
  cancelLabel?: string;
  /** The action cannot be taken back. */
  isDestructive?: boolean;
};

export type ToastRequest = {
  message: string;
  tone: AlertTone;
  /** One thing to do about it: a way to a page, or a action. */
  action?: { label: string } & ({ to: To } | { onAct: () => void });
  /** Milliseconds; 2000 for a success (storefront §8, successes), 6000 for the rest. */
  duration?: number;
};

export type DialogRequest = {
  title: string;
  description?: ReactNode;
  /** A node, or a function that draws one and can close the dialog. A lazy component shows a spinner until it is there. */
  content: ReactNode | ((close: () => void) => ReactNode);
  size?: DialogSize;
  dismissal?: "anywhere" | "explicit";
};

type Closes = { id: number; onClosed: () => void };

export type Layer =
  | ({ kind: "alert"; request: AlertRequest } & Closes)
  | ({
      kind: "confirm";
      request: ConfirmRequest;
      onAnswer: (isConfirmed: boolean) => void;
    } & Closes)
  | ({ kind: "dialog"; request: DialogRequest } & Closes)
  | ({ kind: "toast"; request: ToastRequest } & Closes);

type WithoutId<Each> = Each extends unknown ? Omit<Each, "id"> : never;

const countAtom = atom(0);

/** All open layers, the oldest first. One list for the whole shop. */
export const layersAtom = atom<readonly Layer[]>([]);

/** Puts a layer on top and answers with its number. */
export const openLayerAtom = atom(null, (get, set, layer: WithoutId<Layer>) => {
  const id = get(countAtom) + 1;
  set(countAtom, id);
  set(layersAtom, [...get(layersAtom), { ...layer, id }]);
  return id;
});

/** Takes a layer away; one that has gone already is nothing to do. */
export const closeLayerAtom = atom(null, (get, set, id: number) => {
  const closed = get(layersAtom).find((layer) => layer.id === id);
  if (!closed) return;
  set(
    layersAtom,
    get(layersAtom).filter((layer) => layer !== closed),
  );
  closed.onClosed();
});
