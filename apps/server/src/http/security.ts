import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

const SELF = "'self'";

/** Sets the security headers: scripts run from the shop's own files only, and the inline ones named by hash (architecture, pages). */
export async function registerSecurity(
  server: FastifyInstance,
  {
    scriptHashes,
    apiHost,
    mapStyle,
  }: {
    scriptHashes: readonly string[];
    apiHost: string;
    /** Its host may be called: it also serves the tiles, glyphs and sprites that the style names. */
    mapStyle: string;
  },
): Promise<void> {
  await server.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: [SELF],
        scriptSrc: [SELF, ...scriptHashes.map((hash) => `'sha256-${hash}'`)],
        styleSrc: [SELF, "'unsafe-inline'"],
        imgSrc: [SELF, "data:", "blob:"],
        fontSrc: [SELF, "data:"],
        connectSrc: [SELF, ...[apiHost, mapStyle && new URL(mapStyle).origin].filter(Boolean)],
        workerSrc: [SELF, "blob:"],
        frameSrc: [SELF],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: [SELF],
        frameAncestors: ["'none'"],
      },
    },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    // Subdomains may belong to other systems.
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: false },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: "deny" },
  });
}

/** Policy of a generated document, which the browser's own viewer shows: it may load nothing. */
export const DOCUMENT_POLICY =
  "default-src 'none'; base-uri 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'none'";

/** Policy of the structure editor's page, which only the shop's own pages may show in a frame. */
export const EDITOR_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";
