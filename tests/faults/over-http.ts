import type { Endpoint } from "@reagent/api/contract/endpoint";
import { connect } from "@reagent/server/database/connection";
import type { DatabasePlace } from "@reagent/server/database/connection";
import { searchIn } from "@reagent/server/search/search";
import { fillShop } from "@reagent/server/testing/fixture";
import { signed } from "@reagent/server/testing/shop";

type Sent = Pick<Endpoint<never, never>, "method" | "path">;
interface Envelope {
  readonly code: number;
  readonly data: unknown;
}

/** One call over HTTP; rejects when no whole answer came back. */
export async function call(
  address: string,
  { method, path }: Sent,
  wire: Record<string, unknown>,
  of: { token?: string; requestKey?: string } = {},
): Promise<Envelope> {
  const { headers, params } = signed(wire, { at: Date.now(), ...of });
  const isRead = method === "GET";
  const query = isRead ? `?${new URLSearchParams(params as Record<string, string>)}` : "";
  const response = await fetch(`${address}${path}${query}`, {
    method,
    headers: { ...headers, "content-type": "application/json" },
    ...(isRead ? {} : { body: JSON.stringify(params) }),
  });
  return (await response.json()) as Envelope;
}

/** Fills a place for a database with the fixture, before a server opens it. */
export async function fill(place: DatabasePlace): Promise<void> {
  const database = await connect(place);
  const search = searchIn(database);
  await fillShop(database, search);
  search.close();
  await database.close();
}
