import { readdir } from "node:fs/promises";
import { isDeepStrictEqual } from "node:util";
import { codes } from "@reagent/api/contract/envelope";
import { uploadDocument } from "@reagent/api/contract/upload";
import { UPLOAD_SIZE_LIMIT } from "@reagent/domain/upload";
import { onDefaultDatabase } from "@reagent/server/testing/databases";
import { bytesLike, dataUrl } from "@reagent/server/testing/documents";
import { httpTextOf, openAtPort, sendAndCut } from "@reagent/server/testing/raw-http";
import { signed, type TestShop } from "@reagent/server/testing/shop";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";

const documentOf = (bytes: number) => ({
  module: "cusdanger3",
  type: "pdf",
  file: dataUrl(bytesLike("pdf", bytes)),
  file_name: "../../营业执照.pdf",
});
const document = documentOf(1024 * 1024);
const IN_THE_END = { timeout: 60_000 };
const tooLarge = "文件大小不能超过10MB";

onDefaultDatabase((makePlace) => {
  let shop: TestShop;
  let token: string;
  let port: number;

  beforeAll(async () => {
    ({ shop, token, port } = await openAtPort(makePlace));
  });
  afterAll(() => shop.close());

  const stored = async () => ({
    files: await readdir(shop.filesFolder),
    rows: await shop.database.read.selectFrom("uploads").select("id").execute(),
  });
  const nothing = { files: [], rows: [] };

  /** Sends a share of a valid upload, then cuts the connection. */
  async function sendShare(share: number): Promise<void> {
    const { head, body } = httpTextOf(uploadDocument, document, { at: shop.clock.time, token });
    await sendAndCut(shop.server, port, head + body.slice(0, Math.floor(body.length * share)));
  }

  /** Sends a valid upload. */
  async function send(of: string, sent = document): Promise<unknown> {
    const { headers, params } = signed(sent, { at: shop.clock.time, token: of });
    const response = await fetch(`http://127.0.0.1:${port}${uploadDocument.path}`, {
      method: "POST",
      headers: { ...headers, "Content-Type": "application/json" },
      body: JSON.stringify(params),
    });
    return response.json();
  }

  describe("a connection that is cut during an upload", () => {
    test.each([0, 0.01, 0.5, 0.999])(
      "leaves neither file nor row after %f of it",
      async (share) => {
        await sendShare(share);
        await vi.waitFor(async () => expect(await stored()).toEqual(nothing), IN_THE_END);
      },
    );

    test("a connection that is cut during an upload can be repeated, which stores the document once", async () => {
      expect(await send(token)).toMatchObject({ code: 200 });
      const { files, rows } = await stored();
      expect(files).toEqual(rows.map(({ id }) => id));
      expect(files).toHaveLength(1);
    });
  });

  describe("a document near the size limit", () => {
    test.each([
      ["one byte less than 10 MB", UPLOAD_SIZE_LIMIT - 1, 200, ""],
      ["10 MB exactly", UPLOAD_SIZE_LIMIT, 400, tooLarge],
      ["one byte more", UPLOAD_SIZE_LIMIT + 1, 400, tooLarge],
      ["much more", UPLOAD_SIZE_LIMIT + 100_000, 413, "提交的内容过大。"],
    ])("gets a clear answer: %s", async (_what, size, code, message) => {
      const before = await stored();
      const answer = await send(token, documentOf(size));
      expect(answer).toMatchObject({ code, message: expect.stringContaining(message) as string });
      expect(isDeepStrictEqual(await stored(), before)).toBe(code !== codes.success);
    });
  });

  describe("a guest", () => {
    test("a guest is refused over the wire, and nothing is stored", async () => {
      const before = await stored();
      expect(await send("nobodys")).toMatchObject({ code: 1005 });
      expect(await stored()).toEqual(before);
    });
  });
});
