import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { reducedMotion } from "../../theme/breakpoints.ts";

/** Whether a carousel plays, and the function that stops or starts it. */
export type Autoplay = {
  isPlaying: boolean;
  /** False while it plays but is hovered or focused. */
  isTurning: boolean;
  toggle: () => void;
};

/**
 * Calls `next` at an interval in ms, except while the element of the ref is hovered or focused, or the tab is hidden.
 * It starts by itself unless the visitor prefers reduced motion, and can be stopped and started.
 */
export function useAutoplay<Place extends HTMLElement>(
  interval: number | undefined,
  next: () => void,
): [RefObject<Place | null>, Autoplay] {
  const place = useRef<Place>(null);
  const [choice, setChoice] = useState<boolean | null>(null);
  const isReduced = useSyncExternalStore(watchMotion, readMotion, () => true);
  const isPlaying = interval !== undefined && (choice ?? !isReduced);
  const isPaused = useIsHoveredOrFocused(place);
  const onTick = useEffectEvent(() => {
    if (!document.hidden) next();
  });

  useEffect(() => {
    if (!isPlaying || isPaused) return;
    const timer = setInterval(onTick, interval);
    return () => clearInterval(timer);
  }, [isPlaying, isPaused, interval]);

  return [
    place,
    { isPlaying, isTurning: isPlaying && !isPaused, toggle: () => setChoice(!isPlaying) },
  ];
}

/** Whether an element is hovered by a mouse or contains the focus. */
function useIsHoveredOrFocused(place: RefObject<HTMLElement | null>): boolean {
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    const point = ({ pointerType }: PointerEvent) => setIsHovered(pointerType !== "touch");
    element.addEventListener("pointerenter", point, { signal });
    element.addEventListener("pointerleave", () => setIsHovered(false), { signal });
    element.addEventListener("focusin", () => setHasFocus(true), { signal });
    element.addEventListener("focusout", () => setHasFocus(false), { signal });
    return () => listening.abort();
  }, [place]);
  return isHovered || hasFocus;
}

const readMotion = () => matchMedia(reducedMotion).matches;
const watchMotion = (onChange: () => void) => {
  const query = matchMedia(reducedMotion);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
};
