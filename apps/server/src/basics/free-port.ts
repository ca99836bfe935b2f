import { once } from "node:events";
import { createServer } from "node:net";

/** Listens for a moment. Rejects as a server's `listen` does: where the port is taken, or where this process may not use it. */
export async function expectFreePort(place: {
  readonly host: string;
  readonly port: number;
}): Promise<void> {
  const listener = createServer().listen(place);
  await once(listener, "listening");
  listener.close();
  await once(listener, "close");
}
