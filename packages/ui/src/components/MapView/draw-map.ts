import outline from "china-geojson/src/geojson/china.json?url";
import {
  type GeoJSONSource,
  LngLatBounds,
  type LngLatLike,
  Map as LibreMap,
  Marker,
  setWorkerUrl,
} from "maplibre-gl";
import worker from "maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url";
import type { Language } from "../../language/language.tsx";
import { copy } from "./draw-map.copy.ts";
import { bordersOf, coloursOf, NAME_LAYOUT, namesOf, OUTLINE, outlineStyle } from "./map-style.ts";
import * as css from "./MapView.css.ts";
import { linesOf, namesIn, type Outline } from "./outline-lines.ts";
import type { Place } from "./place.ts";

interface Options {
  readonly label: string;
  readonly places: readonly Place[];
  /** The zoom that it opens with, or the largest with which all places are in sight. */
  readonly zoom: number;
  /** The language of the names on the outline. */
  readonly language: Language;
  /** Address of a style; empty for the outline. */
  readonly style: string;
  readonly onSelect: (id: string | undefined) => void;
  readonly onReady: () => void;
  /** The style or the outline did not load. */
  readonly onFailure: () => void;
}

/** A map in the page. */
export interface DrawnMap {
  /** The element of the popup, beside the marker of the place that is shown. */
  readonly popup: HTMLElement;
  /** Opens the popup of a place and moves there; undefined closes it. */
  show(id: string | undefined): void;
  /** Focuses the marker of a place. */
  focus(id: string): void;
  zoomBy(levels: number): void;
  /** Shows all places at once. */
  showAll(): void;
  remove(): void;
}

/* A zoom counts tiles of 512 px: one less than in the scale of 256 px. */
const ZOOM = { least: 1, most: 16 } as const;
/** Distance of the popup from its place, in px. */
const POPUP_OFFSET = 14;
/** Around all places, in px: on the right there are also the buttons that zoom. */
const MARGIN = { top: 24, bottom: 24, left: 24, right: 72 } as const;

/** Draws a map into an element. Throws where there is no WebGL. Who prefers less motion gets none. */
export function drawMap(container: HTMLElement, options: Options): DrawnMap {
  const { label, places, zoom, language, style, onSelect, onReady, onFailure } = options;
  setWorkerUrl(new URL(worker, container.ownerDocument.baseURI).href);
  const hasOutline = style === "";
  const map = new LibreMap({
    container,
    style: hasOutline ? outlineStyle(outline, coloursOf(container)) : style,
    bounds: boundsOf(places),
    fitBoundsOptions: { padding: MARGIN, maxZoom: zoom },
    minZoom: ZOOM.least,
    maxZoom: ZOOM.most,
    attributionControl: hasOutline ? false : { compact: false },
    // The wheel and one finger scroll the page.
    scrollZoom: false,
    dragPan: !container.ownerDocument.defaultView?.matchMedia("(pointer: coarse)").matches,
    dragRotate: false,
    touchPitch: false,
    pitchWithRotate: false,
    locale: { "Map.Title": label },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();

  let isReady = false;
  let isRemoved = false;
  map.once("load", () => {
    isReady = true;
    onReady();
    if (!hasOutline) return;
    drawOutline(map, { container, language, isRemoved: () => isRemoved }).catch(
      (problem: unknown) => {
        // A map that is removed meanwhile answers no more.
        if (!isRemoved) throw problem;
      },
    );
  });
  map.on("error", () => {
    // A tile that is missing later leaves a gap only.
    if (!isReady) onFailure();
  });

  const markers = new Map(places.map((place) => [place.id, markerOf(map, place, onSelect)]));
  const popup = container.ownerDocument.createElement("div");
  popup.className = css.popup;
  const popupMarker = new Marker({ element: popup, anchor: "bottom", offset: [0, -POPUP_OFFSET] });

  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key === "Escape") onSelect(undefined);
  };
  container.addEventListener("keydown", closeOnEscape);
  const themes = new MutationObserver(() => repaint(map, container));
  if (hasOutline)
    themes.observe(container.ownerDocument.documentElement, { attributeFilter: ["data-theme"] });

  return {
    popup,
    show(id) {
      for (const [each, button] of markers)
        button.setAttribute("aria-expanded", String(each === id));
      const place = places.find((each) => each.id === id);
      const button = id === undefined ? undefined : markers.get(id);
      if (!place || !button) {
        popupMarker.remove();
        return;
      }
      const at = positionOf(place);
      popupMarker.setLngLat(at).addTo(map);
      // Next in the order of Tab.
      button.after(popup);
      // The popup is above the marker, so the marker is moved below the middle.
      map.easeTo({ center: at, offset: [0, popup.offsetHeight / 2] });
    },
    focus: (id) => markers.get(id)?.focus(),
    zoomBy: (levels) => void map.easeTo({ zoom: map.getZoom() + levels }),
    showAll() {
      map.fitBounds(boundsOf(places), { padding: MARGIN });
    },
    remove() {
      isRemoved = true;
      themes.disconnect();
      container.removeEventListener("keydown", closeOnEscape);
      map.remove();
    },
  };
}

function boundsOf(places: readonly Place[]): LngLatBounds {
  const bounds = new LngLatBounds();
  for (const place of places) bounds.extend(positionOf(place));
  return bounds;
}

const positionOf = ({ longitude, latitude }: Place): LngLatLike => [longitude, latitude];

function markerOf(map: LibreMap, place: Place, onSelect: Options["onSelect"]): HTMLElement {
  const button = map.getContainer().ownerDocument.createElement("button");
  button.type = "button";
  button.className = css.marker;
  button.setAttribute("aria-label", place.name);
  button.title = place.name;
  button.addEventListener("click", () => onSelect(place.id));
  new Marker({ element: button }).setLngLat(positionOf(place)).addTo(map);
  return button;
}

/** Draws the lines of the outline, which its polygons leave out, and the names of its provinces. */
async function drawOutline(
  map: LibreMap,
  {
    container,
    language,
    isRemoved,
  }: { container: HTMLElement; language: Language; isRemoved: () => boolean },
): Promise<void> {
  const source = map.getSource<GeoJSONSource>(OUTLINE);
  const provinces = (await source?.getData()) as Outline;
  if (isRemoved()) return;
  const coordinates = linesOf(provinces);
  map.addLayer({
    id: "lines",
    type: "line",
    source: {
      type: "geojson",
      data: {
        type: "Feature",
        properties: {},
        geometry: { type: "MultiLineString", coordinates: coordinates as [number, number][][] },
      },
    },
    paint: bordersOf(coloursOf(container)),
  });
  const words: Readonly<Record<string, string>> = copy[language];
  const names = namesIn(provinces, (province) => words[province]);
  map.addLayer({
    id: "names",
    type: "symbol",
    source: {
      type: "geojson",
      data: {
        type: "FeatureCollection",
        features: names.map(({ name, at }) => ({
          type: "Feature",
          properties: { name },
          geometry: { type: "Point", coordinates: [...at] },
        })),
      },
    },
    layout: NAME_LAYOUT,
    paint: namesOf(coloursOf(container)),
  });
}

/** The colours of the theme that is shown now. */
function repaint(map: LibreMap, container: HTMLElement): void {
  const { water, land, border, name } = coloursOf(container);
  map.setPaintProperty("water", "background-color", water);
  map.setPaintProperty("land", "fill-color", land);
  for (const layer of ["borders", "lines"])
    if (map.getLayer(layer)) map.setPaintProperty(layer, "line-color", border);
  if (!map.getLayer("names")) return;
  map.setPaintProperty("names", "text-color", name);
  map.setPaintProperty("names", "text-halo-color", land);
}
