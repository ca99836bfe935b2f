import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "react-router-dom";

export type PanelName = "account" | "favourites" | "cart" | "orders" | "quickOrder";

const CLOSE_DELAY_MS = 200;

interface Options {
  /** Whether a panel stays open when the pointer or focus leaves. */
  readonly staysOpen: (name: PanelName) => boolean;
  /** Called when the pointer or the focus enters. */
  readonly onNear: () => void;
}

/**
 * The open panel (storefront §2, right panel). A click opens and closes; the panel closes when the pointer or the focus
 * leaves, and when the page changes. On touch screens it closes by the button, the cross or a press outside. The ref is
 * for the container of rail and panel.
 */
export function usePanel({ staysOpen, onNear }: Options): {
  place: RefObject<HTMLElement | null>;
  name: PanelName | null;
  toggle: (name: PanelName) => void;
  close: () => void;
} {
  const { key } = useLocation();
  const [opened, setOpened] = useState<{ name: PanelName; key: string } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const place = useRef<HTMLElement>(null);
  const name = opened?.key === key ? opened.name : null;
  const close = () => {
    clearTimeout(timer.current);
    setOpened(null);
  };

  const near = useEffectEvent(() => {
    clearTimeout(timer.current);
    onNear();
  });
  const left = useEffectEvent((delay: number) => {
    if (name === null || staysOpen(name)) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpened(null), delay);
  });

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const listening = new AbortController();
    const on = <Type extends keyof HTMLElementEventMap>(
      target: HTMLElement,
      type: Type,
      act: (event: HTMLElementEventMap[Type]) => void,
    ) => target.addEventListener(type, act, { signal: listening.signal });
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && element.contains(target);
    on(element, "pointerenter", () => near());
    on(element, "focusin", () => near());
    on(element, "pointerleave", ({ pointerType }) => {
      if (pointerType !== "touch") left(CLOSE_DELAY_MS);
    });
    on(element, "focusout", ({ relatedTarget }) => {
      if (relatedTarget && !isInside(relatedTarget)) left(0);
    });
    on(element.ownerDocument.body, "pointerdown", ({ pointerType, target }) => {
      if (pointerType === "touch" && !isInside(target)) left(0);
    });
    return () => {
      clearTimeout(timer.current);
      listening.abort();
    };
  }, []);

  const toggle = (next: PanelName) => {
    clearTimeout(timer.current);
    setOpened(name === next ? null : { name: next, key });
  };
  return { place, name, toggle, close };
}
