import {
  type DOMAttributes,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { useLocation } from "react-router-dom";

export type PanelName = "account" | "favourites" | "cart" | "orders" | "quickOrder";

const CLOSE_DELAY_MS = 200;

type PanelListeners = Pick<
  DOMAttributes<HTMLElement>,
  "onPointerEnter" | "onPointerLeave" | "onFocus" | "onBlur"
>;

interface Options {
  /** Whether a panel stays open when the pointer or focus leaves. */
  readonly staysOpen: (name: PanelName) => boolean;
  /** Called when the pointer or the focus enters. */
  readonly onNear: () => void;
}

/**
 * The open panel (storefront §2, right panel). A click opens and closes; the panel closes when the pointer or the focus
 * leaves, and when the page changes. On touch screens it closes by the button, the cross or a press outside. The ref and
 * the listeners are for the container of rail and panel.
 */
export function usePanel({ staysOpen, onNear }: Options): {
  place: RefObject<HTMLElement | null>;
  name: PanelName | null;
  toggle: (name: PanelName) => void;
  close: () => void;
  listeners: PanelListeners;
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

  const closesByLeaving = name !== null && !staysOpen(name);
  const left = (delay: number) => {
    if (!closesByLeaving) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(close, delay);
  };
  const near = () => {
    clearTimeout(timer.current);
    onNear();
  };
  const isInside = (target: EventTarget | null) =>
    target instanceof Node && place.current?.contains(target) === true;

  const closeOnTouch = useEffectEvent(({ pointerType, target }: PointerEvent) => {
    // At once, since the focus cancels what is delayed, and a panel that was just drawn is about to take it.
    if (closesByLeaving && pointerType === "touch" && !isInside(target)) close();
  });
  useEffect(() => {
    const { body } = document;
    body.addEventListener("pointerdown", closeOnTouch);
    return () => {
      clearTimeout(timer.current);
      body.removeEventListener("pointerdown", closeOnTouch);
    };
  }, []);

  const toggle = (next: PanelName) => {
    clearTimeout(timer.current);
    setOpened(name === next ? null : { name: next, key });
  };
  // React counts a tooltip, which is elsewhere in the page, to its control.
  const listeners: PanelListeners = {
    onPointerEnter: near,
    onFocus: near,
    onPointerLeave: ({ pointerType }) => pointerType !== "touch" && left(CLOSE_DELAY_MS),
    onBlur: ({ relatedTarget }) => relatedTarget && !isInside(relatedTarget) && left(0),
  };
  return { place, name, toggle, close, listeners };
}
