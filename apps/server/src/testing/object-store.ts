import { createHash, createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { escapeHtml } from "../basics/escape-html.ts";
import type { Bucket } from "../ports/files/bucket.ts";

const KEY = { keyId: "test-key", secret: "secret-of-the-test-key" };
const REGION = "test-region";
/** Objects of a page of a list: few, so that lists have several pages. */
const PAGE_SIZE = 2;
const [OK, NO_CONTENT, FORBIDDEN, NOT_FOUND, NO_LENGTH] = [200, 204, 403, 404, 411];

/** What a store does instead of answering. */
export type Trouble = "fails" | "hangs up" | "is silent" | "cuts the answer";

/** A bucket in memory, behind the published protocol of Amazon S3: signature version 4, put, get, delete, list. */
export interface ObjectStore {
  readonly bucket: Bucket;
  readonly objects: ReadonlyMap<string, { readonly bytes: Buffer; readonly at: number }>;
  /** The requests that it has got, as "PUT /shop/name". */
  readonly requests: readonly string[];
  /** Answers the next requests with trouble, so many of them. */
  trouble(kind: Trouble, count: number): void;
  close(): Promise<void>;
}

/** Opens a store with a bucket that is called `shop`. */
export async function openObjectStore(): Promise<ObjectStore> {
  const objects = new Map<string, { readonly bytes: Buffer; readonly at: number }>();
  const requests: string[] = [];
  let troubles: Trouble[] = [];

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? "", "http://store.example");
    requests.push(`${request.method} ${url.pathname}`);
    const trouble = troubles.shift();
    if (trouble === "hangs up") return void request.destroy();
    if (trouble === "is silent") return void request.resume();
    const bytes = await buffer(request);
    if (trouble === "fails") return refuse(response, 500, "InternalError");
    if (!isSigned(request, url)) return refuse(response, FORBIDDEN, "SignatureDoesNotMatch");
    const [, bucket, name = ""] = url.pathname.split("/");
    if (bucket !== "shop") return refuse(response, NOT_FOUND, "NoSuchBucket");
    const known = objects.get(name);
    const { method = "" } = request;
    switch (method) {
      case "PUT":
        if (request.headers["content-length"] === undefined)
          return refuse(response, NO_LENGTH, "MissingContentLength");
        objects.set(name, { bytes, at: Date.now() });
        return void response.writeHead(OK).end();
      case "DELETE":
        objects.delete(name);
        return void response.writeHead(NO_CONTENT).end();
      default:
        if (name === "") return list(response, url.searchParams);
        if (!known) return refuse(response, NOT_FOUND, "NoSuchKey");
        response.writeHead(OK, { "content-length": known.bytes.length });
        if (trouble !== "cuts the answer") return void response.end(known.bytes);
        response.write(known.bytes.subarray(0, known.bytes.length / 2), () => response.destroy());
    }
  };

  const list = (response: ServerResponse, query: URLSearchParams) => {
    const after = query.get("continuation-token") ?? "";
    const size = Math.min(Number(query.get("max-keys") ?? PAGE_SIZE), PAGE_SIZE);
    const names = [...objects.keys()].toSorted().filter((name) => name > after);
    const page = names.slice(0, size);
    const isTruncated = names.length > page.length;
    const entries = page.map((name) => {
      const { bytes, at } = objects.get(name) ?? { bytes: "", at: 0 };
      return `<Contents><Key>${name}</Key><LastModified>${new Date(at).toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`;
    });
    const next = isTruncated ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : "";
    response
      .writeHead(OK, { "content-type": "application/xml" })
      .end(
        `<ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${next}${entries.join("")}</ListBucketResult>`,
      );
  };

  const server = createServer((request, response) => {
    // A client that has hung up gets no answer.
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    bucket: {
      url: `http://127.0.0.1:${port}/shop`,
      region: REGION,
      ...KEY,
      timeoutMs: 60_000,
      pauseMs: 1,
    },
    objects,
    requests,
    trouble: (kind, count) => {
      troubles = Array.from({ length: count }, () => kind);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response
    .writeHead(status, { "content-type": "application/xml" })
    .end(`<Error><Code>${escapeHtml(code)}</Code></Error>`);
}

/** Whether a request has the signature that its headers name, by signature version 4. */
function isSigned({ method = "", headers }: IncomingMessage, url: URL): boolean {
  const found =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=(\w{64})$/u.exec(
      headers.authorization ?? "",
    );
  if (!found) return false;
  const [, keyId = "", day = "", region = "", signedHeaders = "", signature] = found;
  const query = [...url.searchParams]
    .map((pair) => pair.map((part) => encodeURIComponent(part)).join("="))
    .toSorted()
    .join("&");
  const canonical = [
    method,
    url.pathname,
    query,
    ...signedHeaders.split(";").map((name) => `${name}:${String(headers[name]).trim()}`),
    "",
    signedHeaders,
    headers["x-amz-content-sha256"],
  ].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const hashed = createHash("sha256").update(canonical).digest("hex");
  const text = ["AWS4-HMAC-SHA256", headers["x-amz-date"], scope, hashed].join("\n");
  const hmac = (key: string | Buffer, data: string) =>
    createHmac("sha256", key).update(data).digest();
  const signingKey = [day, region, "s3", "aws4_request"].reduce<string | Buffer>(
    hmac,
    `AWS4${KEY.secret}`,
  );
  const expected = hmac(signingKey, text).toString("hex");
  return keyId === KEY.keyId && region === REGION && signature === expected;
}
