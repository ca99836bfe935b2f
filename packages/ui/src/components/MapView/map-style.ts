import type { StyleSpecification, SymbolLayerSpecification } from "maplibre-gl";
import { vars } from "../../theme/vars.css.ts";

export interface MapColours {
  readonly water: string;
  readonly land: string;
  readonly border: string;
  readonly name: string;
}

/** The colours of the theme around an element. */
export function coloursOf(element: HTMLElement): MapColours {
  const computed = getComputedStyle(element);
  const valueOf = (role: string) =>
    computed.getPropertyValue(/--[\w-]+/u.exec(role)?.[0] ?? "").trim();
  return {
    water: valueOf(vars.color.surfaceSunken),
    land: valueOf(vars.color.surfaceRaised),
    border: valueOf(vars.color.lineStrong),
    name: valueOf(vars.color.textMuted),
  };
}

/** The id of the outline's source. */
export const OUTLINE = "outline";

/** How borders are drawn. */
export function bordersOf({ border }: MapColours) {
  return { "line-color": border, "line-width": 0.75 };
}

/** How names are written. MapLibre draws their letters itself, with the browser's font; of names that would overlap it leaves out some. */
export const NAME_LAYOUT: NonNullable<SymbolLayerSpecification["layout"]> = {
  "text-field": ["get", "name"],
  "text-font": ["sans-serif"],
  "text-size": 12,
  "text-padding": 2,
};
export function namesOf({
  name,
  land,
}: MapColours): NonNullable<SymbolLayerSpecification["paint"]> {
  return { "text-color": name, "text-halo-color": land, "text-halo-width": 1.5 };
}

/** A style that draws the provinces of a GeoJSON file; it needs no tiles, glyphs or sprites. */
export function outlineStyle(address: string, colours: MapColours): StyleSpecification {
  const { water, land } = colours;
  return {
    version: 8,
    sources: { [OUTLINE]: { type: "geojson", data: address } },
    layers: [
      { id: "water", type: "background", paint: { "background-color": water } },
      { id: "land", type: "fill", source: OUTLINE, paint: { "fill-color": land } },
      {
        id: "borders",
        type: "line",
        source: OUTLINE,
        paint: bordersOf(colours),
      },
    ],
  };
}
