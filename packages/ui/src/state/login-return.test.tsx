// @vitest-environment jsdom
import { render } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { useLoginReturn, useReturnPath } from "./login-return.ts";

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

  it.each(["/login", "/reg", "/regok", "/forgot_password"])("is kept on %s", (path) => {
    const from = "/products/E893580?pack=2";
    expect(at(path, { from })).toEqual({ leadsBackTo: from, sentBy: from });
  });

  it.each(["/", "/login", "/active?code=x"])("is not there for who begins at %s", (path) => {
    expect(at(path)).toEqual({});
  });

  it.each([
    ["another origin", "//other.example/cart"],
    ["another origin with a backslash", "/\\other.example"],
    ["another origin behind a removed tab", "/\t/other.example"],
    ["an address", "https://other.example/"],
    ["a script", "javascript:alert(1)"],
    ["a number", 1],
    ["nothing", null],
  ])("is not taken from a state with %s", (_about, from) => {
    expect(at("/login", { from })).toEqual({});
  });
});
