import { beforeAll, describe, expect, it, vi } from "vitest";
import { dataUrlOf } from "./data-url.ts";

/** Reads like that of a browser, which Node.js does not have, and fails where a part has the text `unreadable`. */
class Reader extends EventTarget {
  result = "";
  readonly error = new Error("The file has changed.");
  readAsDataURL(part: Blob) {
    void part.arrayBuffer().then((buffer) => {
      const bytes = Buffer.from(buffer);
      this.result = `data:application/octet-stream;base64,${bytes.toString("base64")}`;
      this.dispatchEvent(new Event(bytes.includes("unreadable") ? "error" : "load"));
    });
  }
}
beforeAll(() => void vi.stubGlobal("FileReader", Reader));

describe("a file as a data URL", () => {
  it.each([0, 1, 2, 3, 393_215, 393_216, 393_217, 2_000_000])(
    "a file as a data URL has the base64 of %i bytes",
    async (size) => {
      const bytes = Buffer.from(Uint8Array.from({ length: size }, (_, at) => at % 251));
      const url = await dataUrlOf(new File([bytes], "标签.png", { type: "image/png" }));
      expect(await url.text()).toBe(`data:image/png;base64,${bytes.toString("base64")}`);
    },
  );

  it("a file as a data URL has the type of bytes where the file has none", async () => {
    const url = await dataUrlOf(new File(["A"], "标签"));
    expect(await url.text()).toBe("data:application/octet-stream;base64,QQ==");
  });

  it("a file as a data URL is refused where a part of the file cannot be read", async () => {
    const file = new File([Buffer.alloc(1_000_000), "unreadable"], "标签.png");
    await expect(dataUrlOf(file)).rejects.toThrow("The file has changed.");
  });
});
