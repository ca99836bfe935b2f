import { globalStyle, style, styleVariants, type StyleRule } from "@vanilla-extract/css";
import { recipe, type RuntimeFn } from "@vanilla-extract/recipes";
import { components, reset, screens, utilities } from "./layers.css.ts";

/** A rule without its cascade layer. */
type LayerRule = NonNullable<StyleRule["@layer"]>[string];
type ClassNames = string | ClassNames[];
/** A rule, or a list of rules and of classes that the element also gets. */
type Rule = LayerRule | (LayerRule | ClassNames)[];

type Groups = Record<string, Record<string, Rule>>;
type Choice<Variants extends Groups> = NonNullable<Parameters<RuntimeFn<Variants>>[0]>;
interface Recipe<Variants extends Groups> {
  base?: Rule;
  variants?: Variants;
  defaultVariants?: Choice<Variants>;
  compoundVariants?: { variants: Choice<Variants>; style: Rule }[];
}

/** vanilla-extract's functions, which put what they are given into a cascade layer. */
function inLayer(layer: string) {
  const wrapped = (rule: LayerRule): StyleRule => ({ "@layer": { [layer]: rule } });
  const layered = (rule: Rule) =>
    Array.isArray(rule)
      ? rule.map((part) => (typeof part === "string" || Array.isArray(part) ? part : wrapped(part)))
      : wrapped(rule);

  /** A class for each key. With a function, the values are data from which it makes the rules. */
  function variants<Key extends string | number>(rules: Record<Key, Rule>): Record<Key, string>;
  function variants<Key extends string | number, Value>(
    data: Record<Key, Value>,
    ruleOf: (value: Value) => Rule,
  ): Record<Key, string>;
  function variants(
    data: Record<string, unknown>,
    ruleOf = (value: unknown) => value as Rule,
  ): Record<string, string> {
    return styleVariants(data, (value) => layered(ruleOf(value)));
  }

  return {
    style: (rule: Rule): string => style(layered(rule)),
    variants,
    recipe: <Variants extends Groups>(options: Recipe<Variants>): RuntimeFn<Variants> =>
      recipe<Variants>({
        ...options,
        base: layered(options.base ?? {}),
        variants: mapValues(options.variants ?? {}, (group) =>
          mapValues(group, layered),
        ) as Variants,
        compoundVariants: (options.compoundVariants ?? []).map((compound) => ({
          variants: compound.variants,
          style: layered(compound.style),
        })),
      }),
    globalStyle: (selector: string, rule: LayerRule) => globalStyle(selector, wrapped(rule)),
  };
}

const mapValues = <Value, Result>(
  record: Readonly<Record<string, Value>>,
  map: (value: Value) => Result,
): Record<string, Result> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));

/** Global styles of elements, which every other layer overrides. */
export const { globalStyle: globalResetStyle } = inLayer(reset);

/** Styles of components, which screens override: `componentStyle({ display: "grid" })`. */
export const {
  style: componentStyle,
  variants: componentVariants,
  recipe: componentRecipe,
  globalStyle: globalComponentStyle,
} = inLayer(components);

/** Styles of blocks, layouts and screens: `screenStyle({ display: "grid" })`. */
export const {
  style: screenStyle,
  variants: screenVariants,
  recipe: screenRecipe,
  globalStyle: globalScreenStyle,
} = inLayer(screens);

/** Styles that override all others. */
export const { style: utilityStyle, globalStyle: globalUtilityStyle } = inLayer(utilities);
