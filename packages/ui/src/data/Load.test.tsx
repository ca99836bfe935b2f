import type { Failure } from "@reagent/api/client/failure";
import type { FailureLook } from "@reagent/api/contract/failure-look";
// @vitest-environment jsdom
import { paths } from "@reagent/api/pages/paths";
import { cleanup, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter, useLocation } from "react-router-dom";
import { describe, expect, expectTypeOf, it, vi } from "vitest";
import { LanguageProvider } from "../language/language.tsx";
import { Load } from "./Load.tsx";
import type { Call } from "./use-call.tsx";

const refused: Failure = { kind: "refused", code: 500, message: "系统繁忙" };

const call = <Looks extends FailureLook>(
  change: Partial<Call<string, Looks>>,
): Call<string, Looks> => ({
  data: undefined,
  failure: undefined,
  look: undefined,
  screenHandlesExpiry: false,
  isLoading: false,
  isRefreshing: false,
  isGuestAnswer: false,
  retry: () => undefined,
  ...change,
});

const failing = <Looks extends FailureLook>(
  look: Looks,
  change: Partial<Call<string, Looks>> = {},
) => call({ failure: refused, look, ...change });

function Address() {
  return <output>{useLocation().pathname}</output>;
}

function show(shown: Call<string>, words: { failed?: string } = {}) {
  render(
    <MemoryRouter initialEntries={["/page"]}>
      <LanguageProvider language="zh">
        <Load call={shown} skeleton="skeleton" empty="empty" {...words}>
          {(answer) => <p>{answer}</p>}
        </Load>
        <Address />
      </LanguageProvider>
    </MemoryRouter>,
  );
}

describe("Load", () => {
  it("shows the skeleton until there is an answer", () => {
    show(call({ isLoading: true }));
    expect(screen.getByText("正在加载")).toBeDefined();
    expect(screen.getByText("skeleton")).toBeDefined();
  });

  it("marks the content as busy while it is read again", () => {
    show(call({ data: "content", isRefreshing: true }));
    expect(screen.getByText("content").parentElement?.ariaBusy).toBe("true");
  });

  it("marks an answer for guests, and says that the own prices failed", () => {
    show(call({ data: "content", isRefreshing: true, isGuestAnswer: true }));
    expect(screen.getByText("content").closest("[data-provisional]")).not.toBeNull();
    cleanup();
    show(failing("quiet", { data: "content", isGuestAnswer: true }));
    expect(screen.getByText("content").closest("[data-provisional]")).not.toBeNull();
    expect(screen.getByText("未能读取您的价格，所示为目录价。")).toBeDefined();
    expect(screen.getByRole("button", { name: "重试" })).toBeDefined();
  });

  it("shows a quiet failure of a reread above the content", () => {
    show(failing("quiet", { data: "content" }));
    expect(screen.getByText("内容未能加载。")).toBeDefined();
    expect(screen.getByText("content")).toBeDefined();
  });

  it("retries when the button is pressed", () => {
    const retry = vi.fn<() => void>();
    show(failing("quiet", { retry }));
    screen.getByRole("button", { name: "重试" }).click();
    expect(retry).toHaveBeenCalledOnce();
  });

  it.each([
    ["quiet", { failed: "产品未能加载。" }, "产品未能加载。"],
    ["quiet-message", {}, "系统繁忙"],
    ["warning-block", {}, "系统繁忙"],
    ["empty", {}, "empty"],
  ] as const)("shows the look %s with %o as %j", (look, words, text) => {
    show(failing(look), words);
    expect(screen.getByText(text)).toBeDefined();
    expect(screen.queryByText("skeleton")).toBeNull();
  });

  it("shows nothing for the failure look `nothing`", () => {
    show(failing("nothing"));
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.queryByText("skeleton")).toBeNull();
  });

  it.each(["empty", "warning-block"] as const)(
    "replaces earlier content for the look %s",
    (look) => {
      show(failing(look, { data: "content" }));
      expect(screen.queryByText("content")).toBeNull();
    },
  );

  it.each([
    ["orders", false, paths.orders()],
    ["gift-orders", false, "/exchange/orders"],
    ["login", true, paths.login()],
    ["login", false, "/page"],
  ] as const)(
    "for the look %s, with the expiry handled by the screen %s, leads to %s",
    (look, screenHandlesExpiry, path) => {
      show(failing(look, { screenHandlesExpiry }));
      expect(document.querySelector("output")?.textContent).toBe(path);
    },
  );

  it("requires empty where the call declares it, and only there", () => {
    type Declaring = Parameters<typeof Load<string, "empty" | "quiet">>[0];
    type NotDeclaring = Parameters<typeof Load<string, "quiet">>[0];
    expectTypeOf<Declaring["empty"]>().toEqualTypeOf<ReactNode>();
    expectTypeOf<NotDeclaring["empty"]>().toEqualTypeOf<undefined>();
  });
});
