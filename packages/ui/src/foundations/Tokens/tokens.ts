import { designTokens } from "../../theme/design-tokens.ts";

/** Where the workbench serves the file of the tokens. */
export const TOKENS_FILE = "tokens.resolver.json";

type Modifier = keyof typeof designTokens.modifiers;

/** Which context of each modifier a page is in. */
export type Contexts = Readonly<Record<Modifier, string>>;

interface Token {
  readonly $type: string;
  readonly $value: unknown;
}

const isToken = (value: object): value is Token => "$value" in value;

/** The tokens of a group by their names, such as `color.accent`. */
function named(group: object, path = ""): [string, Token][] {
  return Object.entries(group).flatMap(([key, value]: [string, object]) =>
    isToken(value) ? [[path + key, value] as [string, Token]] : named(value, `${path}${key}.`),
  );
}

/** The tokens that hold in some contexts, each with its own value: those that name another token have that one's. */
export function resolvedTokens(contexts: Contexts): ReadonlyMap<string, Token> {
  const sources = designTokens.resolutionOrder.flatMap(({ $ref }): readonly object[] => {
    const [, kind, name = ""] = $ref.split("/");
    if (kind === "sets") return designTokens.sets[name as keyof typeof designTokens.sets].sources;
    const modifier = designTokens.modifiers[name as Modifier];
    return (modifier.contexts as Readonly<Record<string, readonly object[]>>)[
      contexts[name as Modifier]
    ]!;
  });
  const tokens = new Map(sources.flatMap((source) => named(source)));
  const valueOf = ({ $value }: Token): unknown => {
    const other = /^\{(.*)\}$/u.exec(String($value))?.[1];
    if (other === undefined) return $value;
    const token = tokens.get(other);
    if (!token) throw new Error(`There is no token ${other}`);
    return valueOf(token);
  };
  return new Map([...tokens].map(([name, token]) => [name, { ...token, $value: valueOf(token) }]));
}

interface Measure {
  readonly value: number;
  readonly unit: string;
}

interface Colour {
  readonly components: readonly number[];
  readonly alpha: number;
}

interface Shadow {
  readonly color: Colour;
  readonly offsetX: Measure;
  readonly offsetY: Measure;
  readonly blur: Measure;
  readonly spread: Measure;
}

const measure = ({ value, unit }: Measure) => `${value}${unit}`;
const colour = ({ components, alpha }: Colour) =>
  `rgb(${components.map((channel) => Math.round(channel * 255)).join(" ")} / ${alpha})`;

/** The value of a resolved token as a style sheet writes it. */
export function styleOf({ $type, $value }: Token): string | undefined {
  switch ($type) {
    case "color":
      return colour($value as Colour);
    case "dimension":
    case "duration":
      return measure($value as Measure);
    case "cubicBezier":
      return `cubic-bezier(${($value as number[]).join(", ")})`;
    case "shadow": {
      const { color, offsetX, offsetY, blur, spread } = $value as Shadow;
      return [...[offsetX, offsetY, blur, spread].map(measure), colour(color)].join(" ");
    }
    default:
      return undefined;
  }
}
