import { Agent } from "node:http";
import basicSsl from "@vitejs/plugin-basic-ssl";
import { preview } from "vite";

export interface Front {
  /** "https://127.0.0.1:40123". */
  readonly address: string;
  stop(): Promise<void>;
}

/**
 * A proxy in front of a shop that speaks HTTP/2 over TLS to browsers, as a deployed shop has one. Its certificate is its own: browsers
 * have to be told to accept it.
 * @param shop The shop's address: "http://127.0.0.1:3000"
 */
export async function startHttp2Front(shop: string): Promise<Front> {
  // Vite would set it to production, also for the next shop that is started.
  process.env["NODE_ENV"] ??= "development";
  const agent = new Agent({ keepAlive: true });
  const front = await preview({
    configFile: false,
    logLevel: "error",
    plugins: [basicSsl()],
    preview: {
      host: "127.0.0.1",
      port: 0,
      cors: false,
      proxy: { "/": { target: shop, changeOrigin: true, agent } },
    },
  });
  const [address = ""] = front.resolvedUrls?.local ?? [];
  return { address: new URL(address).origin, stop: () => front.close() };
}
