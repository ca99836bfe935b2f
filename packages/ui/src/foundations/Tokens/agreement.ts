import { type Contexts, resolvedTokens, styleOf } from "./tokens.ts";
import { variables } from "./Tokens.tsx";

/** The property of an element that shows a token of each type. */
const PROPERTIES: Readonly<Record<string, string>> = {
  color: "color",
  dimension: "width",
  duration: "transition-duration",
  cubicBezier: "transition-timing-function",
  shadow: "box-shadow",
};

/**
 * What the variables of the styles look like in this document, and what their tokens do in those contexts, both as the browser computes
 * them: the same where the file and the styles agree.
 */
export function agreement(contexts: Contexts) {
  const tokens = resolvedTokens(contexts);
  const probe = document.body.appendChild(document.createElement("div"));
  const shown = (type: string, value: string): string => {
    const property = PROPERTIES[type] ?? "";
    probe.style.cssText = `position: absolute; ${property}: ${value}`;
    return getComputedStyle(probe).getPropertyValue(property);
  };
  // In the workbench texts have a font that is the same on each machine.
  const compared = variables.filter(([name]) => name !== "font");
  const pairs = compared.map(([name, variable]) => {
    const token = tokens.get(name);
    const styled = token && styleOf(token);
    return [
      [name, token && shown(token.$type, variable)],
      [name, token && styled !== undefined && shown(token.$type, styled)],
    ] as const;
  });
  probe.remove();
  return [
    Object.fromEntries(pairs.map(([styles]) => styles)),
    Object.fromEntries(pairs.map(([, token]) => token)),
  ] as const;
}
