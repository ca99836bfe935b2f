import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { type FreshPlace, freshPostgres } from "./databases.ts";

const LENGTH_BYTES = 4;

/** A PostgreSQL database of its own that records its statements, those of threads too. */
export interface WatchedPlace extends FreshPlace {
  /** The statements that it has got since the last call. */
  takeStatements(): readonly string[];
}

/** Makes such a database: behind a proxy on the loopback. */
export async function watchedPostgres(
  ...of: Parameters<typeof freshPostgres>
): Promise<WatchedPlace> {
  const { place, remove } = await freshPostgres(...of);
  const url = new URL(place.kind === "postgres" ? place.url : "");
  const { hostname, port } = url;
  let statements: string[] = [];
  const sockets = new Set<Socket>();
  const proxy = createServer((client) => {
    const server = connect(Number(port), hostname);
    const read = statementReader((statement) => statements.push(statement));
    client.on("data", read);
    client.pipe(server).pipe(client);
    for (const socket of [client, server]) {
      sockets.add(socket);
      // Either end sees how the connection ended.
      socket.on("error", () => {});
      socket.once("close", () => {
        sockets.delete(socket);
        client.destroy();
        server.destroy();
      });
    }
  });
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  url.port = String((proxy.address() as AddressInfo).port);
  return {
    place: { kind: "postgres", url: url.href },
    takeStatements: () => {
      const taken = statements;
      statements = [];
      return taken;
    },
    remove: async () => {
      proxy.close();
      for (const socket of sockets) socket.destroy();
      await remove();
    },
  };
}

/** Reads what a client sends, piece by piece, by PostgreSQL's protocol: after the first message, each has a letter and its length. */
function statementReader(onStatement: (statement: string) => void): (bytes: Buffer) => void {
  let rest = Buffer.alloc(0);
  let isFirst = true;
  /** The texts of prepared statements by their names; the one without a name has an empty one. */
  const prepared = new Map<string, string>();
  let bound = "";
  const hear = (letter: string, texts: readonly string[]) => {
    const [first = "", second = ""] = texts;
    if (letter === "Q") onStatement(first);
    if (letter === "P") prepared.set(first, second);
    if (letter === "B") bound = prepared.get(second) ?? "";
    if (letter === "E") onStatement(bound);
  };
  return (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    for (;;) {
      const head = isFirst ? 0 : 1;
      if (rest.length < head + LENGTH_BYTES) return;
      const length = head + rest.readUInt32BE(head);
      if (rest.length < length) return;
      const content = rest.toString("utf8", head + LENGTH_BYTES, length);
      if (!isFirst) hear(String.fromCharCode(rest[0] ?? 0), content.split("\0"));
      isFirst = false;
      rest = rest.subarray(length);
    }
  };
}
