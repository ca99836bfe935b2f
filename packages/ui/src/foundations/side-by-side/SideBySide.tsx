import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { hasStory, type Pane, showIn } from "./pane.ts";
import * as css from "./SideBySide.css.ts";

/** How long a pane is waited for. In milliseconds. */
const LIMIT = 60_000;

interface Props {
  readonly panes: readonly Pane[];
  /** The width of each page in px, which is drawn smaller where there is not enough space; otherwise its share of the space. */
  readonly width: number | undefined;
  /** The least width of each page in px, for pages without a width. */
  readonly least: number;
}

/**
 * The panes are outside of the story's root, which the workbench empties between two stories: so a pane keeps its page,
 * and only its story changes.
 */
const host = document.createElement("div");
const root = createRoot(host);
/** The panes that the story on the page has. */
let current: readonly Pane[] = [];

/** Whether the page shows panes in place of a story. */
export const hasPanes = (): boolean => current.length > 0;

/** Waits until every pane on the page shows its story, played or failed. */
export async function settlePanes(): Promise<void> {
  const deadline = performance.now() + LIMIT;
  const isShown = ({ title, address }: Pane) => {
    const frame = host.querySelector<HTMLIFrameElement>(`iframe[title="${title}"]`);
    return frame !== null && hasStory(frame, address);
  };
  while (!current.every(isShown) && performance.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 50));
}

/** Pages of the workbench beside one another, each with its own mocked calls. */
export function SideBySide({ panes, width, least }: Props) {
  useLayoutEffect(() => {
    current = panes;
    root.render(<Panes panes={panes} width={width} least={least} />);
    if (!host.isConnected) document.body.append(host);
    host.hidden = false;
    return () => {
      current = [];
      host.hidden = true;
    };
  }, [panes, width, least]);
  return null;
}

function Panes({ panes, width: chosen, least }: Props) {
  const shown = panes.map(({ address }) => address).join();
  const [settled, setSettled] = useState({ shown, count: 0 });
  const count = settled.shown === shown ? settled.count : 0;
  const [share, setShare] = useState(() => innerWidth / panes.length);
  useEffect(() => {
    const measure = () => setShare(innerWidth / panes.length);
    addEventListener("resize", measure);
    return () => removeEventListener("resize", measure);
  }, [panes.length]);
  const place = share - css.GAP;
  const width = chosen ?? (place < least ? least : undefined);
  const scale = width === undefined ? 1 : Math.min(1, place / width);
  return (
    <div className={css.panes}>
      {panes.map(({ title, address }, index) => (
        <figure
          key={title}
          className={css.pane}
          style={width === undefined ? undefined : { flex: "none", width: width * scale }}
        >
          <figcaption className={css.title}>{title}</figcaption>
          <Frame
            title={title}
            address={address}
            // One after the other: a play function moves the focus, of which a window has one.
            isStarted={index <= count}
            scale={scale}
            onSettled={() => setSettled({ shown, count: index + 1 })}
          />
        </figure>
      ))}
    </div>
  );
}

interface FrameProps extends Pane {
  readonly isStarted: boolean;
  readonly scale: number;
  readonly onSettled: () => void;
}

function Frame({ title, address, isStarted, scale, onSettled }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const settled = useRef(onSettled);
  useEffect(() => {
    settled.current = onSettled;
  });
  useEffect(() => {
    if (!isStarted || !frame.current) return undefined;
    const element = frame.current;
    showIn(element, address);
    const timer = setInterval(() => {
      if (!hasStory(element, address)) return;
      clearInterval(timer);
      settled.current();
    }, 50);
    return () => clearInterval(timer);
  }, [address, isStarted]);
  const size = `${100 / scale}%`;
  return (
    <div className={css.room}>
      <iframe
        ref={frame}
        title={title}
        className={css.frame}
        style={{ width: size, height: size, transform: `scale(${scale})` }}
      />
    </div>
  );
}
