import type { Endpoint } from "../contract/endpoint.ts";

/**
 * The address of a download, for a link or a new tab. It carries no signature and never a token;
 * where the bytes are a customer's own, the parameters carry a ticket (decisions, no token in an address).
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
