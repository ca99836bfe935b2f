import { beforeEach, describe, expect, test, vi } from "vitest";
import { type Drawing, GuestPages } from "./guest-pages.ts";
import { shellOf } from "./pages.ts";

const ORIGIN = "https://shop.example";
const shell = shellOf(
  '<html><head><title>Shop</title></head><body><div id="shop"></div></body></html>',
);

describe("the pages that guests see first", () => {
  const at = { now: 0, revision: "1" };
  const drawPage = vi.fn<Drawing["drawPage"]>();
  const revision = vi.fn<() => Promise<string>>();
  const onFailure = vi.fn<(failure: unknown) => void>();
  let pages: GuestPages;

  beforeEach(() => {
    vi.resetAllMocks();
    Object.assign(at, { now: 1_000_000, revision: "1" });
    revision.mockImplementation(async () => at.revision);
    drawPage.mockImplementation(async ({ url }) => ({
      head: `<title>$& ${url}</title>`,
      body: `<h1>$1 ${url}</h1>`,
      answers: "<script>[]</script>",
    }));
    pages = new GuestPages({
      drawing: { drawPage },
      styles: { bringAlong: (html) => html },
      answer: () => Promise.reject(new Error("not asked here")),
      now: () => at.now,
      revision,
      onFailure,
    });
  });
  const pageAt = async (url: string, origin = ORIGIN) =>
    (await pages.pageAt(origin, url, shell))?.html.toString();

  test("hold what was drawn, its head and the answers behind it, in the shell", async () => {
    expect(await pageAt("/a")).toBe(
      '<html><head><title>$& /a</title></head><body><div id="shop"><h1>$1 /a</h1></div><script>[]</script></body></html>',
    );
  });

  test("are drawn once for all who ask at once and soon after", async () => {
    await Promise.all([pageAt("/a"), pageAt("/a"), pageAt("/a")]);
    at.now += 29_000;
    await pageAt("/a");
    expect(drawPage).toHaveBeenCalledOnce();
  });

  test.each([
    ["half a minute later", () => void (at.now += 30_000)],
    ["when the clock was set back by a day", () => void (at.now -= 86_400_000)],
    ["after a change of the catalogue", () => void (at.revision = "2")],
  ])("are drawn anew %s", async (_when, pass) => {
    await pageAt("/a");
    pass();
    await pageAt("/a");
    expect(drawPage).toHaveBeenCalledTimes(2);
  });

  test("are others at another address, with another query, and under another name of the shop", async () => {
    await pageAt("/a");
    await pageAt("/b");
    await pageAt("/a?page=2");
    await pageAt("/a", "https://other.example");
    expect(drawPage).toHaveBeenCalledTimes(4);
  });

  test("are no more than 500: the oldest goes", async () => {
    for (let page = 0; page <= 500; page += 1) await pageAt(`/${page}`);
    await pageAt("/500");
    expect(drawPage).toHaveBeenCalledTimes(501);
    await pageAt("/0");
    expect(drawPage).toHaveBeenCalledTimes(502);
  });

  test("are left to browsers beyond eight at a time, and drawn when there is room again", async () => {
    let finish = () => {};
    const finished = new Promise<void>((resolve) => (finish = resolve));
    drawPage.mockImplementation(async () => {
      await finished;
      return { head: "", body: "drawn", answers: "" };
    });
    const asked = Array.from({ length: 9 }, (_, page) => pageAt(`/${page}`));
    expect(await asked[8]).toBeUndefined();
    finish();
    expect((await Promise.all(asked)).filter((page) => page?.includes("drawn"))).toHaveLength(8);
    expect(await pageAt("/8")).toContain("drawn");
  });

  test("are left to the browser where they cannot be drawn, which is told", async () => {
    drawPage.mockRejectedValueOnce(new Error("this screen breaks"));
    expect(await pageAt("/a")).toBeUndefined();
    expect(onFailure).toHaveBeenCalledWith(new Error("this screen breaks"));
    drawPage.mockResolvedValueOnce(undefined);
    expect(await pageAt("/b")).toBeUndefined();
    expect(onFailure).toHaveBeenCalledOnce();
  });

  test("are tried again soon after one could not be drawn", async () => {
    drawPage.mockRejectedValueOnce(new Error("the database is gone"));
    expect(await pageAt("/a")).toBeUndefined();
    at.now += 2000;
    expect(await pageAt("/a")).toContain("<h1>");
  });

  test("are left to the browser while the database is gone, which is told", async () => {
    revision.mockRejectedValueOnce(new Error("the database is gone"));
    expect(await pageAt("/a")).toBeUndefined();
    expect(onFailure).toHaveBeenCalledWith(new Error("the database is gone"));
    expect(await pageAt("/a")).toContain("<h1>");
  });
});
