import { palette } from "./palette.ts";
import { fonts, half, sizes } from "./sizes.ts";
import { dark, light, orchard } from "./themes.ts";
import { typeScale } from "./type-scale.ts";

type Kind =
  | "color"
  | "dimension"
  | "duration"
  | "cubicBezier"
  | "fontFamily"
  | "shadow"
  | "typography";

/** A token of the Design Tokens Format, 2025.10; a value in braces names another token. */
interface Token {
  readonly $type: Kind;
  readonly $value: unknown;
}

const mapped = <Value, Made>(
  values: Readonly<Record<string | number, Value>>,
  make: (value: Value) => Made,
): Readonly<Record<string, Made>> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, make(value)]));

const rounded = (value: number) => Math.round(value * 10_000) / 10_000;

const srgb = (red: number, green: number, blue: number, alpha: number) => ({
  colorSpace: "srgb",
  components: [red, green, blue].map((channel) => rounded(channel / 255)),
  alpha,
});

/** A colour of a style sheet, such as "#005873". */
function hexColour(hex: string) {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return { ...srgb(channel(1), channel(3), channel(5), 1), hex };
}

/** A length or a duration of a style sheet: "4px", "120ms", or 0 without a unit. */
function measure(text: string) {
  const [, value, unit = "px"] = /^(-?[\d.]+)(px|ms)?$/u.exec(text) ?? [];
  if (value === undefined) throw new Error(`This is no length and no duration: ${text}`);
  return { value: Number(value), unit };
}

/** A shadow of a style sheet: two offsets, blur, spread, and a colour such as rgb(10 24 32 / 0.28). */
function shadow(text: string) {
  const [lengths = "", channels = ""] = text.split(/ rgb\(|\)$/u);
  const [offsetX = "", offsetY = "", blur = "", spread = ""] = lengths.split(" ");
  const [red = 0, green = 0, blue = 0, alpha = 1] = channels.split(/[ /]+/u).map(Number);
  return {
    color: srgb(red, green, blue, alpha),
    offsetX: measure(offsetX),
    offsetY: measure(offsetY),
    blur: measure(blur),
    spread: measure(spread),
  };
}

/** The names of the raw colours by their values, which are all different. */
const rawNames = new Map<string, string>(
  Object.entries(palette).flatMap(([hue, steps]) =>
    Object.entries(steps).map(([step, hex]) => [hex, `{palette.${hue}.${step}}`] as const),
  ),
);

const rawColour = (hex: string): Token => ({ $type: "color", $value: hexColour(hex) });

const role = (value: string): Token => {
  if (!value.startsWith("#")) return { $type: "shadow", $value: shadow(value) };
  return { $type: "color", $value: rawNames.get(value) ?? hexColour(value) };
};

const sameAs = (other: string): Token => ({ $type: "color", $value: `{color.${other}}` });

const size = (text: string): Token => {
  const points = /^cubic-bezier\((.*)\)$/u.exec(text)?.[1];
  if (points !== undefined) return { $type: "cubicBezier", $value: points.split(",").map(Number) };
  const value = measure(text);
  return { $type: value.unit === "ms" ? "duration" : "dimension", $value: value };
};

const typography = ({ fontSize, lineHeight }: { fontSize: string; lineHeight: string }): Token => ({
  $type: "typography",
  $value: {
    fontFamily: "{font}",
    fontSize: measure(fontSize),
    fontWeight: Number.parseInt(fontSize, 10) < 20 ? 400 : 600,
    letterSpacing: measure("0"),
    lineHeight: rounded(measure(lineHeight).value / measure(fontSize).value),
  },
});

const { motion, content, ...lengths } = sizes;
const noTime = (text: string) => size(text.endsWith("ms") ? "0ms" : text);

/**
 * All tokens of the theme as a resolver document of the Design Tokens Community Group, 2025.10, for design tools. Its modifiers are what
 * the style sheets depend on: the theme, the orchard, the language, and less motion.
 */
export const designTokens = {
  name: "Reagent Shop",
  version: "2025.10",
  sets: {
    palette: {
      sources: [{ palette: mapped(palette, (steps) => mapped(steps, rawColour)) }],
    },
    sizes: {
      sources: [
        {
          ...mapped(lengths, (steps) => mapped(steps, size)),
          half: mapped(half, size),
          content: size(content),
          motion: mapped(motion, size),
        },
      ],
    },
    text: { sources: [{ text: mapped(typeScale, typography) }] },
  },
  modifiers: {
    language: {
      default: "zh",
      contexts: mapped(fonts, (families) => [{ font: { $type: "fontFamily", $value: families } }]),
    },
    theme: {
      default: "light",
      contexts: mapped({ light, dark }, (roles) => [{ color: mapped(roles, role) }]),
    },
    place: {
      default: "shop",
      contexts: {
        shop: [],
        orchard: [{ color: mapped(orchard, sameAs) }],
      },
    },
    motion: {
      default: "full",
      contexts: { full: [], reduced: [{ motion: mapped(motion, noTime) }] },
    },
  },
  resolutionOrder: [
    "#/sets/palette",
    "#/sets/sizes",
    "#/modifiers/language",
    "#/sets/text",
    "#/modifiers/theme",
    "#/modifiers/place",
    "#/modifiers/motion",
  ].map(($ref) => ({ $ref })),
} as const;
