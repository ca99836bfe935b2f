import type { ReactNode } from "react";
import type { LayerRequest } from "./layers.ts";

type Words = { notLoaded: string };

/** Shows a layer with the browser's own dialogs. A dialog's content cannot be shown so; only why it does not open. */
export function showNatively(layer: LayerRequest, words: Words): void {
  switch (layer.kind) {
    case "alert":
    case "toast":
      globalThis.alert(textOf(layer.request.message));
      return;
    case "confirm":
      layer.onAnswer(globalThis.confirm(textOf(layer.request.message)));
      return;
    case "dialog":
      globalThis.alert(`${layer.request.title}\n${words.notLoaded}`);
  }
}

/** The text of a message, without other nodes. */
function textOf(message: ReactNode): string {
  if (typeof message === "string" || typeof message === "number") return String(message);
  if (Array.isArray(message)) return message.map(textOf).join("");
  return "";
}
