import type { Node } from "./node.ts";

const TEST = /\.(?:test|spec|stories)\.tsx?$/u;
const TIMING = /\.timing\.test\.ts$/u;

const MESSAGE =
  "A machine may take any time, so a test counts work: calls, rows, steps. What only a clock can show is tested in a file " +
  "`*.timing.test.ts`, which runs with nothing beside it.";

const names = (node: Node | undefined, object: string, ...properties: readonly string[]) =>
  node?.object?.name === object && properties.includes(String(node.property?.name));

/** A constant or a multiple of one, as in `Date.now() - 2 * DAY_MS`: the result is a point in time, not a span. */
const isConstant = (node: Node | undefined): boolean =>
  node?.type === "Literal" ||
  (node?.type === "Identifier" && /^[A-Z\d_]+$/u.test(String(node.name))) ||
  (node?.operator === "*" && (isConstant(node.left) || isConstant(node.right)));

/** Why a file may not have this node, or undefined where it may: it reads a clock, or subtracts from one what was read before. */
export function objectionToClock(file: string, node: Node): string | undefined {
  if (!TEST.test(file) || TIMING.test(file)) return undefined;
  const isStopwatch =
    names(node, "performance", "now") || names(node, "process", "hrtime", "cpuUsage");
  const isSpan =
    node.operator === "-" && names(node.left?.callee, "Date", "now") && !isConstant(node.right);
  return isStopwatch || isSpan ? MESSAGE : undefined;
}
