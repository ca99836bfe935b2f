import { singleStatements } from "./hazard-label.ts";

/** Statements whose criteria are those of a class of dangerous goods, which has a UN number. */
const TRANSPORT_CLASS = /^H(?:20[0-5]|2[2-7]\d|28\d|290|30[01]|31[01]|33[01]|314|400|41[01])$/u;

/** Statements of what counts as hazardous to the environment in transport. */
const ENVIRONMENT = new Set(["H400", "H410", "H411"]);

/** The statements that demand a class of dangerous goods (decisions, safety data sheet). */
export function transportStatements(codes: readonly string[]): string[] {
  return singleStatements(codes).filter((code) => TRANSPORT_CLASS.test(code));
}

/** Whether goods with these hazard statements are dangerous goods, so that they need a UN number. */
export function isDangerousGoods(codes: readonly string[]): boolean {
  return transportStatements(codes).length > 0;
}

/** Whether goods with these hazard statements are hazardous to the environment in transport. */
export function isHazardousToEnvironment(codes: readonly string[]): boolean {
  return singleStatements(codes).some((code) => ENVIRONMENT.has(code));
}
