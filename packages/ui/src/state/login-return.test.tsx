// @vitest-environment jsdom
import { act, render, screen } from "@testing-library/react";
import { Link, MemoryRouter } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { type Environment, EnvironmentProvider } from "./environment.tsx";
import {
  useKeepLoginReturn,
  useKeptLoginReturn,
  useLoginReturn,
  useReturnPath,
} from "./login-return.ts";
import { StorageProvider } from "./storage.tsx";
import { memoryStore, type Stores } from "./stores.ts";

function Page() {
  return JSON.stringify({ leadsBackTo: useLoginReturn()?.from, sentBy: useReturnPath() });
}

function at(pathname: string, state?: unknown): { leadsBackTo?: string; sentBy?: string } {
  const [path = "", search = ""] = pathname.split("?");
  const entry = { pathname: path, search: search && `?${search}`, hash: "", state };
  const { container } = render(
    <MemoryRouter initialEntries={[entry]}>
      <Page />
    </MemoryRouter>,
  );
  return JSON.parse(container.textContent) as { leadsBackTo?: string; sentBy?: string };
}

describe("the way back from the log-in (decisions, back to where one was)", () => {
  it("leads to the page with its query", () => {
    expect(at("/coupon?status=2")).toEqual({ leadsBackTo: "/coupon?status=2" });
  });

  it.each(["/login", "/reg", "/regok", "/forgot_password"])(
    "the page to return to is kept on %s",
    (path) => {
      const from = "/products/E893580?pack=2";
      expect(at(path, { from })).toEqual({ leadsBackTo: from, sentBy: from });
    },
  );

  it.each(["/", "/login", "/active?code=x"])(
    "no page to return to is stored for visitors who begin at %s",
    (path) => {
      expect(at(path)).toEqual({});
    },
  );

  it.each([
    ["another origin", "//other.example/cart"],
    ["another origin with a backslash", "/\\other.example"],
    ["another origin behind a removed tab", "/\t/other.example"],
    ["an address", "https://other.example/"],
    ["a script", "javascript:alert(1)"],
    ["a number", 1],
    ["nothing", null],
  ])("the page to return to is not read from a state with %s", (_about, from) => {
    expect(at("/login", { from })).toEqual({});
  });
});

describe("the way back from the log-in, on a page that is loaded in the other language", () => {
  function LoadedPage() {
    const keep = useKeepLoginReturn();
    useKeptLoginReturn();
    return (
      <>
        <button onClick={keep}>{useReturnPath() ?? "none"}</button>
        <Link to="/reg">注册</Link>
      </>
    );
  }

  /** Loads a page, in a tab with these stores, and returns the page to return to after the log-in. */
  function load(stores: Stores, pathname: string, state?: unknown, cameFrom = ""): string {
    document.body.replaceChildren();
    render(
      <EnvironmentProvider environment={{ cameFrom: () => cameFrom } as Environment}>
        <StorageProvider stores={stores}>
          <MemoryRouter initialEntries={[{ pathname, search: "?reset=0", hash: "", state }]}>
            <LoadedPage />
          </MemoryRouter>
        </StorageProvider>
      </EnvironmentProvider>,
    );
    return screen.getByRole("button").textContent;
  }
  const switchLanguage = () => act(() => screen.getByRole("button").click());
  const tab = (): Stores => ({ local: memoryStore(), session: memoryStore() });

  it.each(["/login", "/reg", "/forgot_password"])(
    "the page to return to is kept on %s, however often",
    (path) => {
      const stores = tab();
      load(stores, path, { from: "/coupon?status=2" });
      switchLanguage();
      expect(load(stores, path)).toBe("/coupon?status=2");
      switchLanguage();
      expect(load(stores, path)).toBe("/coupon?status=2");
    },
  );

  it("the page to return to is kept where a link to the log-in is followed before the page is drawn", () => {
    const stores = tab();
    load(stores, "/reg", { from: "/coupon?status=2" });
    switchLanguage();
    expect(load(stores, "/login")).toBe("/coupon?status=2");
  });

  it.each([
    ["/login", undefined, "/products/E893580?pack=2", "/products/E893580?pack=2"],
    ["/login", { from: "/coupon" }, "/products/E893580", "/coupon"],
    ["/login", undefined, "/reg?step=1", "none"],
    ["/login", undefined, "/", "none"],
    ["/news", undefined, "/products/E893580", "none"],
  ])(
    "%s with the state %j, loaded by a link of %s, leads back to %s",
    (page, state, cameFrom, expected) => {
      expect(load(tab(), page, state, cameFrom)).toBe(expected);
    },
  );

  it("the page to return to is kept where a link is followed just before the loaded page is drawn", () => {
    const stores = tab();
    load(stores, "/login", { from: "/coupon" });
    switchLanguage();
    load(stores, "/reg");
    expect(load(stores, "/login", undefined, "/reg")).toBe("/coupon");
  });

  it("the page to return to is dropped once the router has opened another page", () => {
    const stores = tab();
    load(stores, "/login", { from: "/coupon" });
    switchLanguage();
    load(stores, "/login");
    act(() => screen.getByRole("link").click());
    expect(load(stores, "/login")).toBe("none");
  });

  it("the page to return to is dropped by the load of another page", () => {
    const stores = tab();
    load(stores, "/login", { from: "/coupon" });
    switchLanguage();
    load(stores, "/products/E893580");
    expect(load(stores, "/login")).toBe("none");
  });

  it("no page to return to is stored where nothing led the visitor to the log-in", () => {
    const stores = tab();
    load(stores, "/login");
    switchLanguage();
    expect(load(stores, "/login")).toBe("none");
  });

  it("the page to return to is one of this shop", () => {
    const stores = tab();
    stores.session.set("loginReturn", "//other.example");
    expect(load(stores, "/login")).toBe("none");
  });
});
