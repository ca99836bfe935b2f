import type { IncomingHttpHeaders } from "node:http";

/** A header's value; undefined where it is missing or repeated. */
export function headerText(headers: IncomingHttpHeaders, name: string): string | undefined {
  const value = headers[name.toLowerCase()];
  return typeof value === "string" ? value : undefined;
}
