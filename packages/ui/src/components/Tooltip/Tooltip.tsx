import {
  type AriaAttributes,
  cloneElement,
  type PointerEvent,
  type ReactElement,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { place, type Side } from "./place.ts";
import * as css from "./Tooltip.css.ts";

type Props = {
  label: string;
  /** The label repeats the control's name: it is shown, but not announced again. */
  repeatsName?: boolean;
  side?: Side;
  /** One focusable control. */
  children: ReactElement<AriaAttributes>;
};

/* Long enough that a passing pointer does not open it. */
const DELAY_MS = 120;

/**
 * A short explanation of one control, on hover and on focus. Escape closes only the tooltip; the pointer may move onto
 * it. It is in the browser's top layer, so that nothing clips it.
 */
export function Tooltip({ label, repeatsName = false, side = "top", children }: Props) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isShown, setIsShown] = useState(false);

  const turn = (next: boolean, delay = 0) => {
    clearTimeout(timer.current);
    if (delay === 0) setIsShown(next);
    else timer.current = setTimeout(() => setIsShown(next), delay);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  useLayoutEffect(() => {
    const control = anchor.current?.firstElementChild;
    const layer = bubble.current;
    if (!isShown || !control || !layer) return;
    layer.showPopover();
    const box = control.getBoundingClientRect();
    const at = place(box, layer.getBoundingClientRect(), side, windowSize());
    layer.style.left = `${at.left}px`;
    layer.style.top = `${at.top}px`;
    return () => layer.hidePopover();
  }, [isShown, side]);

  useEffect(() => {
    if (!isShown) return;
    const hide = () => setIsShown(false);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      hide();
    };
    /* A capture listener on the window runs before the listeners of other overlays on the document. */
    addEventListener("keydown", onKeyDown, { capture: true });
    addEventListener("scroll", hide, { capture: true, passive: true });
    return () => {
      removeEventListener("keydown", onKeyDown, { capture: true });
      removeEventListener("scroll", hide, { capture: true });
    };
  }, [isShown]);

  const described = [children.props["aria-describedby"], !repeatsName && id];
  return (
    <span
      className={css.anchor}
      ref={anchor}
      onPointerEnter={(event: PointerEvent) =>
        event.pointerType !== "touch" && turn(true, DELAY_MS)
      }
      onPointerLeave={() => turn(false, DELAY_MS)}
      onPointerDown={() => turn(false)}
      onFocus={(event) => event.target.matches(":focus-visible") && turn(true)}
      onBlur={() => turn(false)}
    >
      {cloneElement(children, {
        "aria-describedby": described.filter(Boolean).join(" ") || undefined,
      })}
      <span className={css.reach} ref={bubble} popover="manual">
        <span className={css.bubble} id={id} role="tooltip" aria-hidden={repeatsName || undefined}>
          {label}
        </span>
      </span>
    </span>
  );
}

const windowSize = () => ({
  width: document.documentElement.clientWidth,
  height: document.documentElement.clientHeight,
});
