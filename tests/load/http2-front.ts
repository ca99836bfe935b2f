import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { request } from "node:http";
import { createSecureServer, type IncomingHttpHeaders, type ServerHttp2Session } from "node:http2";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { inEmptyFolder } from "@reagent/server/testing/shop-process";

export interface Front {
  /** "https://127.0.0.1:40123". */
  readonly address: string;
  stop(): Promise<void>;
}

/** Headers that belong to one connection, which HTTP/2 does not have. */
const OF_THE_CONNECTION = ["connection", "keep-alive", "transfer-encoding", "upgrade"];

const certificate = () =>
  inEmptyFolder(async (folder) => {
    const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
    const subject = ["-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1"];
    const kind = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"];
    const files = ["-days", "2", "-keyout", key, "-out", cert];
    execFileSync("openssl", ["req", ...kind, ...subject, ...files], { stdio: "pipe" });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  });

const withoutPseudo = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(":")));

/**
 * A proxy in front of a shop that serves HTTP/2 over TLS to browsers, as a deployed shop has one. Its certificate is its own, made by
 * openssl: browsers accept it only with an option.
 * @param shop The shop's address: "http://127.0.0.1:3000"
 */
export async function startHttp2Front(shop: string): Promise<Front> {
  const server = createSecureServer(await certificate(), (asked, answer) => {
    const headers = { ...withoutPseudo(asked.headers), host: new URL(shop).host };
    const passed = request(`${shop}${asked.url}`, { method: asked.method, headers }, (received) => {
      const kept = Object.entries(received.headers).filter(
        ([name]) => !OF_THE_CONNECTION.includes(name),
      );
      answer.writeHead(received.statusCode ?? 502, Object.fromEntries(kept));
      received.pipe(answer);
    });
    passed.on("error", () => answer.destroy());
    asked.pipe(passed);
  });
  const sessions = new Set<ServerHttp2Session>();
  server.on("session", (session) => sessions.add(session));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const session of sessions) session.destroy();
      }),
  };
}
