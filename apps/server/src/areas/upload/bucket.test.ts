import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { issueDocumentTicket, uploadDocument } from "@reagent/api/contract/upload";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { onDefaultDatabase } from "../../testing/databases.ts";
import { bytesLike, dataUrl } from "../../testing/documents.ts";
import { customers } from "../../testing/fixture.ts";
import { type ObjectStore, openObjectStore } from "../../testing/object-store.ts";
import { openShop, type TestShop } from "../../testing/shop.ts";

const bytes = bytesLike("png");
const picture = {
  slot: "university",
  extension: "png",
  content: dataUrl(bytes),
  fileName: "学生证.png",
} as const;

onDefaultDatabase((makePlace) => {
  describe("a document of a shop with a bucket", () => {
    let folder: string;
    let store: ObjectStore;
    let shop: TestShop;
    let token: string;

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), "reagent-spool-"));
      store = await openObjectStore();
      const filePlace = { kind: "bucket", bucket: store.bucket, folder } as const;
      shop = await openShop(makePlace, { filePlace });
      token = await shop.logIn(customers.university);
    });
    afterAll(async () => {
      await shop.close();
      await store.close();
      await rm(folder, { recursive: true });
    });

    const send = () => shop.call(uploadDocument, picture, { token });
    const open = async (uploadId: string) => {
      const { data } = await shop.call(issueDocumentTicket, { uploadId }, { token });
      return shop.server.inject({ method: "GET", url: data.url });
    };

    test("a document is stored in the bucket and read from it, and nothing stays on the machine", async () => {
      const { code, data } = await send();
      expect(code).toBe(200);
      expect(store.objects.get(data.uploadId)?.bytes.equals(bytes)).toBe(true);
      expect(await readdir(folder)).toEqual([]);
      const document = await open(data.uploadId);
      expect(document.statusCode).toBe(200);
      expect(document.rawPayload.equals(bytes)).toBe(true);
    });

    test("a document is refused with 503 while the store fails, stored again afterwards, and nothing is left over", async () => {
      const before = [...store.objects.keys()];
      store.trouble("fails", 3);
      expect((await send()).code).toBe(503);
      expect([...store.objects.keys()]).toEqual(before);
      const { data } = await send();
      store.trouble("fails", 3);
      expect((await open(data.uploadId)).statusCode).toBe(503);
      expect((await open(data.uploadId)).rawPayload.equals(bytes)).toBe(true);
    });
  });
});
