import Maximize from "@lucide/icons/icons/maximize";
import Minus from "@lucide/icons/icons/minus";
import Plus from "@lucide/icons/icons/plus";
import X from "@lucide/icons/icons/x";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useCopy, useLanguage } from "../../language/language.tsx";
import { useEnvironment } from "../../state/environment.tsx";
import { screenOnly } from "../../theme/print.css.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { LoadFailed } from "../LoadFailed/LoadFailed.tsx";
import { Notice } from "../Notice/Notice.tsx";
import { Loading } from "../Skeleton/Skeleton.tsx";
import { Spinner } from "../Spinner/Spinner.tsx";
import type { DrawnMap } from "./draw-map.ts";
import { copy } from "./MapView.copy.ts";
import * as css from "./MapView.css.ts";
import type { Place } from "./place.ts";

export interface MapViewProps {
  /** The accessible name of the map. */
  readonly label: string;
  /** The places, each a mark on the map. */
  readonly places: readonly Place[];
  /** The id of the place whose popup is open. */
  readonly value: string | undefined;
  /** Called with the id of the mark that is pressed, or undefined when the popup is closed. */
  readonly onChange: (id: string | undefined) => void;
  /** The zoom that it opens with, or the largest with which all places are in sight; each level doubles the scale of 512 px. */
  readonly zoom: number;
  /** Address of a MapLibre style; empty for the outline of China. */
  readonly mapStyle: string;
  /** The content of the popup. */
  readonly children: ReactNode;
}

/**
 * A map with a marker for each place. Its code is loaded in the browser only, after the page; without WebGL, or when it does not load,
 * it says so, and the page needs a list of the same places beside it.
 */
export function MapView({
  label,
  places,
  value,
  onChange,
  zoom,
  mapStyle,
  children,
}: MapViewProps) {
  const words = useCopy(copy);
  const language = useLanguage();
  const { reload, reloadIfOutdated } = useEnvironment();
  const ground = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<
    "loading" | "ready" | "failed" | "without-code" | "unsupported"
  >("loading");
  const isFailed = state === "failed" || state === "without-code";
  const [tries, setTries] = useState(0);
  const [map, setMap] = useState<DrawnMap>();
  const draw = useEffectEvent(async (container: HTMLElement, isGone: () => boolean) => {
    const { drawMap } = await import("./draw-map.ts");
    if (isGone()) return undefined;
    return drawMap(container, {
      label,
      places,
      zoom,
      language,
      style: mapStyle,
      onSelect: onChange,
      onReady: () => setState("ready"),
      onFailure: () => setState("failed"),
    });
  });

  useEffect(() => {
    const container = ground.current;
    if (!container) return undefined;
    if (!hasWebGl(container.ownerDocument)) {
      setState("unsupported");
      return undefined;
    }
    let isGone = false;
    let drawn: DrawnMap | undefined;
    draw(container, () => isGone).then(
      (opened) => {
        drawn = opened;
        setMap(opened);
      },
      () => {
        setState("without-code");
        void reloadIfOutdated();
      },
    );
    return () => {
      isGone = true;
      drawn?.remove();
      setMap(undefined);
    };
  }, [tries, places, label, mapStyle, reloadIfOutdated]);

  useEffect(() => map?.show(value), [map, value]);

  const retry = () => {
    // Some browsers import a file that failed only once: a reload of the page tries again.
    if (state === "without-code") return reload();
    setState("loading");
    setTries(tries + 1);
  };
  if (state === "unsupported") return <Notice>{words.unsupported}</Notice>;
  return (
    <div className={`${css.view} ${screenOnly}`}>
      {!isFailed && <div className={css.ground} ref={ground} key={tries} />}
      {state === "loading" && (
        <div className={css.cover}>
          <Loading label={words.loading}>
            <Spinner size="large" />
          </Loading>
        </div>
      )}
      {isFailed && (
        <div className={css.cover}>
          <LoadFailed onRetry={retry}>{words.failed}</LoadFailed>
        </div>
      )}
      {state === "ready" && (
        <div className={css.zoom}>
          <IconButton label={words.zoomIn} icon={Plus} onClick={() => map?.zoomBy(1)} />
          <IconButton label={words.zoomOut} icon={Minus} onClick={() => map?.zoomBy(-1)} />
          <IconButton label={words.showAll} icon={Maximize} onClick={() => map?.showAll()} />
        </div>
      )}
      {map &&
        value !== undefined &&
        createPortal(
          <>
            {children}
            <div className={css.close}>
              <IconButton
                label={words.close}
                icon={X}
                size="small"
                onClick={() => {
                  map.focus(value);
                  onChange(undefined);
                }}
              />
            </div>
          </>,
          map.popup,
        )}
    </div>
  );
}

function hasWebGl(page: Document): boolean {
  return page.createElement("canvas").getContext("webgl2") !== null;
}
