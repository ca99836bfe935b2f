import { readdir } from "node:fs/promises";
import type { ParamsOf } from "@reagent/api/contract/endpoint";
import { saveUniversityInfo } from "@reagent/api/contract/filing";
import { issueDocumentTicket, uploadDocument } from "@reagent/api/contract/upload";
import { TICKET_LIFE_MS, UNFILED_LIFE_MS, UPLOAD_EXTENSIONS } from "@reagent/domain/upload";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { onDefaultDatabase } from "../../testing/databases.ts";
import { bytesLike, dataUrl } from "../../testing/documents.ts";
import { customers } from "../../testing/fixture.ts";
import { openShop } from "../../testing/shop.ts";
import type { TestShop } from "../../testing/shop.ts";
import { sweepUploads } from "./sweep.ts";

type Document = ParamsOf<typeof uploadDocument>;
type Sent = Partial<Document>;

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const group = {
  university: "示例大学",
  department: "化学学院",
  teacher: "王老师",
  mobile: "13800000002",
  phone: "021-55500002",
};

onDefaultDatabase((makePlace) => {
  let shop: TestShop;
  let token: string;
  let others: string;

  beforeAll(async () => {
    shop = await openShop(makePlace);
    token = await shop.logIn(customers.university);
    others = await shop.logIn(customers.wang);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    await shop.database.transact((tx) => tx.deleteFrom("uploads").execute());
    await Promise.all((await stored()).map((name) => shop.files.remove(name)));
  });

  const stored = () => readdir(shop.filesFolder);
  const picture: Document = {
    slot: "university",
    extension: "png",
    content: dataUrl(bytesLike("png")),
    fileName: "学生证.png",
  };
  const send = (sent: Sent = {}, of = token) =>
    shop.call(uploadDocument, { ...picture, ...sent }, { token: of });
  const ticket = (uploadId: string, of = token) =>
    shop.call(issueDocumentTicket, { uploadId }, { token: of });
  const fetched = (url: string) => shop.server.inject({ method: "GET", url });
  const ticketedUrl = async (uploadId: string) => (await ticket(uploadId)).data.url;

  describe("uploading a document (customer centre §5, profile uploads; §7, document upload)", () => {
    test.each(UPLOAD_EXTENSIONS)(
      "uploading a document accepts %s, and stores it under a random name",
      async (extension) => {
        const bytes = bytesLike(extension);
        const { code, data } = await send({
          extension: extension.toUpperCase(),
          content: dataUrl(bytes),
          fileName: `扫描件.${extension}`,
        });
        expect(code).toBe(200);
        expect(data.fileName).toBe(`扫描件.${extension}`);
        expect(await stored()).toEqual([data.uploadId]);
        expect(data.uploadId).not.toContain(extension);
        expect(await shop.files.read(data.uploadId)).toEqual(bytes);
      },
    );

    test("uploading a document removes the path of a name, and names a file without one", async () => {
      const climbing = await send({ fileName: "../../../etc/passwd.png" });
      expect(climbing.data.fileName).toBe("passwd.png");
      expect((await send({ fileName: null })).data.fileName).toBe("document.png");
      expect(await stored()).toHaveLength(1);
    });

    const wrongKind = "只能上传jpg，gif，pdf，png，bmp格式文件";
    const otherContent = "文件内容与扩展名不符，请检查后重新选择。";
    const cut = "文件未能完整传输，请重新上传。";
    test.each<[string, Sent, string]>([
      ["a wrong extension", { extension: "exe", fileName: "a.exe" }, wrongKind],
      ["an extension that the name does not have", { fileName: "a.exe" }, wrongKind],
      ["a path for an extension", { extension: "../png", fileName: "a.png" }, wrongKind],
      [
        "an SVG with script",
        { extension: "svg", fileName: "a.svg", content: dataUrl(svg) },
        wrongKind,
      ],
      ["an SVG that is called a picture", { content: dataUrl(svg, "image/png") }, otherContent],
      ["another picture", { content: dataUrl(bytesLike("gif"), "image/png") }, otherContent],
      ["a program", { content: dataUrl(Buffer.from("MZ\u0090\u0000")) }, otherContent],
      ["nothing", { content: "data:image/png;base64," }, cut],
      ["no data URL", { content: "https://example.com/a.png" }, cut],
      ["half a data URL", { content: dataUrl(bytesLike("png", 199)).slice(0, -1) }, cut],
      ["bytes that are no base64", { content: "data:image/png;base64,<b>*" }, cut],
    ])(
      "uploading a document refuses %s with its message, and stores nothing",
      async (_what, sent, message) => {
        expect(await send(sent)).toMatchObject({ status: 200, code: 400, message });
        expect(await stored()).toEqual([]);
      },
    );

    test("uploading a document refuses an unknown slot", async () => {
      expect(await send({ slot: "unknown" })).toMatchObject({ code: 400 });
    });

    test("uploading a document refuses a document that is not the one that was signed", async () => {
      const tamper = ({ params }: { params: Record<string, unknown> }) => {
        params["file"] = dataUrl(bytesLike("png", 300));
      };
      const answer = await shop.call(uploadDocument, picture, { token, tamper });
      expect(answer).toMatchObject({ code: 403, message: "签名错误。" });
      expect(await stored()).toEqual([]);
    });

    test("uploading a document is signed with parameters before and after the document, in any order", async () => {
      const { file, ...others } = uploadDocument.params.encode(picture) as Record<string, unknown>;
      const wire = { zone: "z", ...others, file, about: "a", nested: { file: "AAAA" } };
      expect(await shop.callWire(uploadDocument, wire, { token })).toMatchObject({ code: 200 });
    });

    test.each([[undefined], [5], [null], [["AAAA"]], [""]])(
      "uploading a document refuses %j in place of a document",
      async (file) => {
        const wire = { ...(uploadDocument.params.encode(picture) as object), file };
        expect(await shop.callWire(uploadDocument, wire, { token })).toMatchObject({ code: 400 });
        expect(await stored()).toEqual([]);
      },
    );

    test("uploading a document keeps only the newest unfiled document of a slot", async () => {
      const first = (await send()).data.uploadId;
      const second = (await send()).data.uploadId;
      expect(await stored()).toEqual([second]);
      expect((await ticket(first)).code).toBe(1404);
    });

    test("uploading a document reads a large body for customers only, and for no other call", async () => {
      const content = dataUrl(bytesLike("png", 100_000));
      expect(await send({ content }, "nobodys")).toMatchObject({ status: 200, code: 1005 });
      const elsewhere = await shop.callWire(saveUniversityInfo, { content }, { token });
      expect(elsewhere).toMatchObject({ status: 413, code: 413 });
    });
  });

  describe("viewing a document", () => {
    test("viewing a document needs a ticket, which is valid once and for a minute", async () => {
      const { uploadId } = (await send()).data;
      const url = await ticketedUrl(uploadId);
      const response = await fetched(url);
      expect(response.headers).toMatchObject({
        "content-type": "image/png",
        "x-content-type-options": "nosniff",
        "content-disposition": `inline; filename*=UTF-8''${encodeURIComponent("学生证.png")}`,
      });
      expect(response.headers["content-security-policy"]).toContain("default-src 'none'");
      expect(response.rawPayload).toEqual(bytesLike("png"));
      expect((await fetched(url)).json()).toMatchObject({ code: 1404 });

      const late = await ticketedUrl(uploadId);
      shop.clock.time += TICKET_LIFE_MS;
      expect((await fetched(late)).json()).toMatchObject({ code: 1404 });
    });

    test("viewing a document is possible for its owner only", async () => {
      const { uploadId } = (await send()).data;
      expect(await ticket(uploadId, others)).toMatchObject({ status: 200, code: 1404 });
      for (const made of ["", "x", uploadId, token]) {
        const { code } = (
          await fetched(`/api/center/upload/file?ticket=${made}&X-User-Token=${token}`)
        ).json<{ code: number }>();
        expect([400, 1404]).toContain(code);
      }
    });

    test("viewing a document stores only a hash of the ticket", async () => {
      const url = await ticketedUrl((await send()).data.uploadId);
      const rows = await shop.database.read.selectFrom("tickets").selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(url.split("=")[1]);
    });
  });

  describe("the sweep", () => {
    const sweep = () => sweepUploads(shop, shop.clock.time);
    /** Files a document in place of the previous one, which was refused. */
    const save = async (uploadId: string) => {
      await shop.database.transact((tx) =>
        tx.updateTable("university_filings").set({ state: "refused" }).execute(),
      );
      return shop.call(saveUniversityInfo, { ...group, uploadId, fileName: "" }, { token });
    };

    test("the sweep of uploads removes only documents that were not filed within a day", async () => {
      const filed = (await send()).data.uploadId;
      expect((await save(filed)).code).toBe(200);
      const waiting = (await send()).data.uploadId;
      await sweep();
      expect((await stored()).toSorted()).toEqual([filed, waiting].toSorted());
      shop.clock.time += UNFILED_LIFE_MS + 1;
      await sweep();
      expect(await stored()).toEqual([filed]);
    });

    test("the sweep of uploads removes replaced documents, and files without a document", async () => {
      const old = (await send()).data.uploadId;
      await save(old);
      const stray = await shop.files.store(Buffer.from("stray"));
      const newer = (await send()).data.uploadId;
      await save(newer);
      expect(await stored()).toHaveLength(3);
      // Files have the machine's time, not the test's.
      shop.clock.time = Math.max(shop.clock.time, Date.now()) + UNFILED_LIFE_MS + 1;
      await sweep();
      expect(await stored()).toEqual([newer]);
      expect(stray).not.toBe(newer);
    });
  });
});
