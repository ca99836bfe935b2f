import { beforeEach, describe, expect, test, vi } from "vitest";
import { GuestPages, type ServerBuild } from "./guest-pages.ts";
import { shellOf } from "./shell.ts";

const ORIGIN = "https://shop.example";
const shell = shellOf(
  '<html><head><title>Shop</title></head><body><div id="shop"></div></body></html>',
);

describe("guest pages", () => {
  const at = { now: 0, revision: "1" };
  const renderPage = vi.fn<ServerBuild["renderPage"]>();
  const revision = vi.fn<() => Promise<string>>();
  const onFailure = vi.fn<(failure: unknown) => void>();
  let pages: GuestPages;

  beforeEach(() => {
    vi.resetAllMocks();
    Object.assign(at, { now: 1_000_000, revision: "1" });
    revision.mockImplementation(async () => at.revision);
    renderPage.mockImplementation(async ({ url }) => ({
      head: `<title>$& ${url}</title>`,
      body: `<h1>$1 ${url}</h1>`,
      answers: "<script>[]</script>",
    }));
    pages = new GuestPages({
      serverBuild: { renderPage },
      styles: { inlineInto: (html) => html },
      answer: () => Promise.reject(new Error("not asked here")),
      chatUrl: "",
      absentParts: [],
      now: () => at.now,
      revision,
      onFailure,
    });
  });
  const pageAt = async (url: string, origin = ORIGIN): Promise<string | undefined> => {
    const page = await pages.pageAt(origin, url, shell);
    if (typeof page !== "object") return page;
    if ("notThere" in page) return `not there: ${page.notThere.html.toString()}`;
    return "html" in page ? page.html.toString() : `redirected to ${page.redirectTo}`;
  };

  test("guest pages consist of the shell with the rendered head, body and answers", async () => {
    expect(await pageAt("/a")).toBe(
      '<html><head><title>$& /a</title></head><body><div id="shop"><h1>$1 /a</h1></div><script>[]</script></body></html>',
    );
  });

  test("guest pages keep the shell's title where the rendered page has none", async () => {
    renderPage.mockResolvedValue({ head: "", body: "<p></p>", answers: "" });
    expect(await pageAt("/a")).toContain("<head><title>Shop</title></head>");
  });

  test("guest pages are missing where they are about something that does not exist", async () => {
    renderPage.mockResolvedValue("missing");
    expect(await pageAt("/a")).toBe("missing");
    expect(await pageAt("/a")).toBe("missing");
    expect(renderPage).toHaveBeenCalledOnce();
    expect(onFailure).not.toHaveBeenCalled();
  });

  test("guest pages say that nothing exists at their address where that was rendered", async () => {
    renderPage.mockResolvedValue({ head: "", body: "<p>None</p>", answers: "", isMissing: true });
    expect(await pageAt("/a")).toMatch(/^not there: .*<p>None<\/p>/u);
    expect(await pageAt("/a")).toMatch(/^not there: /u);
    expect(renderPage).toHaveBeenCalledOnce();
  });

  test("guest pages lead elsewhere where their address does", async () => {
    renderPage.mockResolvedValue({ redirectTo: "/b" });
    expect(await pageAt("/a")).toBe("redirected to /b");
    expect(await pageAt("/a")).toBe("redirected to /b");
    expect(renderPage).toHaveBeenCalledOnce();
  });

  test("guest pages are rendered once for concurrent requests and for half a minute", async () => {
    await Promise.all([pageAt("/a"), pageAt("/a"), pageAt("/a")]);
    at.now += 29_000;
    await pageAt("/a");
    expect(renderPage).toHaveBeenCalledOnce();
  });

  test.each([
    ["half a minute later", () => void (at.now += 30_000)],
    ["when the clock was set back by a day", () => void (at.now -= 86_400_000)],
    ["after a change of the catalogue", () => void (at.revision = "2")],
  ])("guest pages are rendered again %s", async (_when, pass) => {
    await pageAt("/a");
    pass();
    await pageAt("/a");
    expect(renderPage).toHaveBeenCalledTimes(2);
  });

  test("guest pages are cached by path, query and origin", async () => {
    await pageAt("/a");
    await pageAt("/b");
    await pageAt("/a?page=2");
    await pageAt("/a", "https://other.example");
    expect(renderPage).toHaveBeenCalledTimes(4);
  });

  test("guest pages are cached up to 64 MB in all forms, after which the oldest are dropped", async () => {
    const body = "x".repeat(10_000_000);
    renderPage.mockImplementation(async () => ({ head: "", body, answers: "" }));
    for (const path of ["/1", "/2", "/3", "/3"]) await pageAt(path);
    expect(renderPage).toHaveBeenCalledTimes(3);
    await pageAt("/4");
    for (const path of ["/2", "/3", "/4"]) await pageAt(path);
    expect(renderPage).toHaveBeenCalledTimes(4);
    await pageAt("/1");
    expect(renderPage).toHaveBeenCalledTimes(5);
  });

  test("guest pages are cached again when a page that was larger than the cache has been dropped", async () => {
    const body = "x".repeat(40_000_000);
    renderPage.mockImplementationOnce(async () => ({ head: "", body, answers: "" }));
    await pageAt("/large");
    for (const path of ["/a", "/b", "/a", "/b"]) await pageAt(path);
    expect(renderPage).toHaveBeenCalledTimes(3);
    await pageAt("/large");
    expect(renderPage).toHaveBeenCalledTimes(4);
  });

  test("guest pages are left to browsers while eight are being rendered", async () => {
    let finish = () => {};
    const finished = new Promise<void>((resolve) => (finish = resolve));
    renderPage.mockImplementation(async () => {
      await finished;
      return { head: "", body: "rendered", answers: "" };
    });
    const asked = Array.from({ length: 9 }, (_, page) => pageAt(`/${page}`));
    expect(await asked[8]).toBeUndefined();
    finish();
    expect((await Promise.all(asked)).filter((page) => page?.includes("rendered"))).toHaveLength(8);
    expect(await pageAt("/8")).toContain("rendered");
  });

  test("guest pages are left to the browser when rendering fails, which is reported", async () => {
    renderPage.mockRejectedValueOnce(new Error("this screen breaks"));
    expect(await pageAt("/a")).toBeUndefined();
    expect(onFailure).toHaveBeenCalledWith(new Error("this screen breaks"));
    renderPage.mockResolvedValueOnce(undefined);
    expect(await pageAt("/b")).toBeUndefined();
    expect(onFailure).toHaveBeenCalledOnce();
  });

  test("guest pages are rendered again two seconds after a failure", async () => {
    renderPage.mockRejectedValueOnce(new Error("the database is gone"));
    expect(await pageAt("/a")).toBeUndefined();
    at.now += 2000;
    expect(await pageAt("/a")).toContain("<h1>");
  });

  test("guest pages are left to the browser while the database is gone, which is reported", async () => {
    revision.mockRejectedValueOnce(new Error("the database is gone"));
    expect(await pageAt("/a")).toBeUndefined();
    expect(onFailure).toHaveBeenCalledWith(new Error("the database is gone"));
    expect(await pageAt("/a")).toContain("<h1>");
  });
});
