import type { Endpoint } from "../contract/endpoint.ts";

/**
 * The address of a download, for a link or a new tab. It has no signature and no token;
 * for a customer's own files the parameters have a ticket (decisions, no token in an address).
 */
export function addressOf<Params, Answer>(
  endpoint: Endpoint<Params, Answer>,
  host: string,
  params: NoInfer<Params>,
): string {
  const encoded = Object.entries(
    endpoint.params.encode(params) as Record<string, string | number | boolean>,
  );
  const query = new URLSearchParams(
    encoded.flatMap(([name, value]) => (value === "" ? [] : [[name, String(value)]])),
  );
  return `${host}${endpoint.path}${query.size > 0 ? `?${query}` : ""}`;
}
