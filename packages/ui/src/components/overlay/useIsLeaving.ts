import { useSyncExternalStore } from "react";

let isLeaving = false;

function listen(onChange: () => void): () => void {
  const set = (value: boolean) => () => {
    isLeaving = value;
    onChange();
  };
  const leave = set(true);
  const stay = set(false);
  addEventListener("beforeunload", leave);
  addEventListener("pointerdown", stay, true);
  addEventListener("keydown", stay, true);
  return () => {
    removeEventListener("beforeunload", leave);
    removeEventListener("pointerdown", stay, true);
    removeEventListener("keydown", stay, true);
  };
}

/**
 * Whether the browser is about to leave the page. Firefox and Safari then end what is loading at once, though the page stays until the next
 * one answers. An input shows that nothing was left, as with a link to a file.
 */
export const useIsLeaving = (): boolean =>
  useSyncExternalStore(
    listen,
    () => isLeaving,
    () => false,
  );
