// @vitest-environment jsdom
import { addToCart, editCartLine, readCart } from "@reagent/api/contract/cart";
import { codes } from "@reagent/api/contract/envelope";
import { readHeader, recordBrowse } from "@reagent/api/contract/home";
import { readPriceAndStock } from "@reagent/api/contract/product";
import { headerNames } from "@reagent/api/contract/signature";
import { normalCustomer } from "@reagent/api/mock/handlers";
import { cart } from "@reagent/api/mock/samples/cart";
import { answers, refuses } from "@reagent/api/mock/verbs";
import { act, renderHook, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { setupServer } from "msw/node";
import type { ReactNode } from "react";
import { MemoryRouter, useNavigate } from "react-router-dom";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { loginRequestAtom } from "../state/atoms.ts";
import { storageKeys } from "../state/storage-keys.ts";
import { memoryStore } from "../state/stores.ts";
import { beginCalls } from "./begin-calls.ts";
import { firstCall, type GivenAnswer, keyOf } from "./first-calls.ts";
import { ShopProvider } from "./shop-client.tsx";
import { openShop } from "./shop.ts";
import { useAction } from "./use-action.tsx";
import { useBrowseRecord } from "./use-browse-record.tsx";
import { useCall, useRefresh } from "./use-call.tsx";

const backEnd = setupServer(...normalCustomer());
beforeAll(() => backEnd.listen({ onUnhandledFrame: "error" }));
afterEach(() => backEnd.resetHandlers());
afterAll(() => backEnd.close());

/** The shop around a hook, for a customer who came from the article on dry solvents. */
function shopAround(
  route = "/cart",
  { given, isGuest = false }: { given?: readonly GivenAnswer[]; isGuest?: boolean } = {},
) {
  const stores = {
    local: memoryStore(isGuest ? {} : { [storageKeys.token]: "T".repeat(32) }),
    session: memoryStore(),
  };
  const environment = {
    now: () => Date.now(),
    reload: () => undefined,
    load: () => undefined,
    openTab: () => undefined,
    print: () => undefined,
    origin: "https://shop.example",
    referrer: () => "/article/detail/7",
  };
  const shop = openShop({
    api: { host: "http://shop.example", salts: { headers: "h", params: "p" } },
    language: "zh",
    stores,
    environment,
    given,
  });
  function Around({ children }: { children: ReactNode }) {
    return (
      <MemoryRouter initialEntries={[route]}>
        <ShopProvider shop={shop}>{children}</ShopProvider>
      </MemoryRouter>
    );
  }
  return Object.assign(Around, { shop });
}

describe("useAction, on a call that may be repeated", () => {
  const packs = { itemCode: "S812046", productId: "1", quantity: 2 };

  /** The request keys that reach the back end, whose answers are told in order; a missing one cuts the line. */
  function keysWhile(codesInOrder: readonly (number | undefined)[]) {
    const keys: (string | null)[] = [];
    backEnd.use(
      http.post(`*${addToCart.path}`, ({ request }) => {
        const code = codesInOrder[keys.length];
        keys.push(request.headers.get(headerNames.requestKey));
        return code === undefined
          ? HttpResponse.error()
          : HttpResponse.json({ code, message: "", data: {} });
      }),
    );
    return keys;
  }

  it("repeats an intent whose answer was lost with the same key", async () => {
    const keys = keysWhile([undefined, codes.success]);
    const { result } = renderHook(() => useAction(addToCart), { wrapper: shopAround() });
    expect((await act(() => result.current.run(packs))).ok).toBe(false);
    expect((await act(() => result.current.run(packs))).ok).toBe(true);
    expect(keys[0]).toMatch(/^[A-Za-z0-9]{16}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  it.each([
    ["after a success", [codes.success, codes.success], packs],
    ["after a refusal", [codes.badRequest, codes.success], packs],
    ["for other parameters", [undefined, codes.success], { ...packs, quantity: 3 }],
  ])("takes a new key %s", async (_, answersInOrder, second) => {
    const keys = keysWhile(answersInOrder);
    const { result } = renderHook(() => useAction(addToCart), { wrapper: shopAround() });
    await act(() => result.current.run(packs));
    await act(() => result.current.run(second));
    expect(new Set(keys).size).toBe(2);
  });
});

describe("useCall", () => {
  it("keeps what it had while it is read again, and while that fails", async () => {
    const { result } = renderHook(() => ({ call: useCall(readCart, {}), refresh: useRefresh() }), {
      wrapper: shopAround(),
    });
    await waitFor(() => expect(result.current.call.data).toEqual(cart()));
    backEnd.use(refuses(readCart, codes.busy, "系统繁忙"));
    await act(() => result.current.refresh(readCart));
    await waitFor(() => expect(result.current.call.failure).toMatchObject({ code: codes.busy }));
    expect(result.current.call.data).toEqual(cart());
  });

  it("tells a busy shop as a failure of its own, and has the answer once it is tried again", async () => {
    backEnd.use(
      http.get(
        `*${readHeader.path}`,
        () =>
          HttpResponse.json(
            { code: codes.busy, message: "系统繁忙，请稍后再试。", data: null },
            { status: 503, headers: { "retry-after": "2" } },
          ),
        { once: true },
      ),
    );
    const { result } = renderHook(() => useCall(readHeader, {}), { wrapper: shopAround() });
    await waitFor(() =>
      expect(result.current.failure).toEqual({
        kind: "refused",
        code: codes.busy,
        message: "系统繁忙，请稍后再试。",
      }),
    );
    act(() => result.current.retry());
    await waitFor(() => expect(result.current.data).toBeDefined());
    expect(result.current.failure).toBeUndefined();
  });

  it("does not ask while it has no parameters", async () => {
    let asked = 0;
    backEnd.use(
      answers(readCart, () => {
        asked += 1;
        return cart();
      }),
    );
    const { rerender } = renderHook(({ isOpen }) => useCall(readCart, isOpen ? {} : null), {
      wrapper: shopAround(),
      initialProps: { isOpen: false },
    });
    rerender({ isOpen: false });
    expect(asked).toBe(0);
    rerender({ isOpen: true });
    await waitFor(() => expect(asked).toBe(1));
  });
});

describe("calls that are begun before the first render", () => {
  it("are asked once, and answer the screen that reads them", async () => {
    let asked = 0;
    backEnd.use(
      answers(readCart, () => {
        asked += 1;
        return cart();
      }),
    );
    const wrapper = shopAround();
    beginCalls(wrapper.shop, [firstCall(readCart, {})]);
    const { result } = renderHook(() => ({ call: useCall(readCart, {}), refresh: useRefresh() }), {
      wrapper,
    });
    await waitFor(() => expect(result.current.call.data).toEqual(cart()));
    expect(asked).toBe(1);
    await act(() => result.current.refresh(readCart));
    expect(asked).toBe(2);
  });
});

describe("answers that came with the page", () => {
  const guestHeader = { categories: [] };
  const product = { itemCode: "S812046" };
  const given: readonly GivenAnswer[] = [
    [keyOf(readHeader, "zh", {}), guestHeader],
    [keyOf(readPriceAndStock, "zh", product), { packs: [], bulkPacks: [], isLoggedIn: false }],
  ];
  const useBoth = () => ({
    header: useCall(readHeader, {}).data,
    price: useCall(readPriceAndStock, product).data,
  });

  it("are there in the first render, and a guest asks for none of them again", async () => {
    const wrapper = shopAround("/", { given, isGuest: true });
    const asked: string[] = [];
    backEnd.events.on("request:start", ({ request }) => void asked.push(request.url));
    beginCalls(wrapper.shop, [firstCall(readHeader, {}), firstCall(readPriceAndStock, product)]);
    const { result } = renderHook(useBoth, { wrapper });
    expect(result.current).toMatchObject({ header: guestHeader, price: { packs: [] } });
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    backEnd.events.removeAllListeners();
    expect(asked).toEqual([]);
    expect(result.current).toMatchObject({ header: guestHeader, price: { packs: [] } });
  });

  it("are drawn once, and asked for where they are to be read again", async () => {
    const wrapper = shopAround("/", { given, isGuest: true });
    beginCalls(wrapper.shop, [firstCall(readHeader, {})]);
    await Promise.all([...wrapper.shop.begun.values()].map(({ answer }) => answer));
    let drawn = 0;
    const { result } = renderHook(
      () => {
        drawn += 1;
        return { header: useCall(readHeader, {}), refresh: useRefresh() };
      },
      { wrapper },
    );
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(drawn).toBe(1);
    await act(() => result.current.refresh(readHeader));
    await waitFor(() => expect(result.current.header.data?.categories).not.toEqual([]));
  });

  it("stay until a customer's own have come, which are asked for where they differ", async () => {
    const wrapper = shopAround("/", { given });
    beginCalls(wrapper.shop, [firstCall(readHeader, {}), firstCall(readPriceAndStock, product)]);
    const { result } = renderHook(useBoth, { wrapper });
    expect(result.current).toMatchObject({ header: guestHeader, price: { isLoggedIn: false } });
    await waitFor(() => expect(result.current.price?.isLoggedIn).toBe(true));
    expect(result.current.header).toEqual(guestHeader);
  });

  it("give way to a customer's own, also where those have come before the first render", async () => {
    const wrapper = shopAround("/", { given });
    beginCalls(wrapper.shop, [firstCall(readHeader, {}), firstCall(readPriceAndStock, product)]);
    await Promise.all([...wrapper.shop.begun.values()].map(({ answer }) => answer));
    const { result } = renderHook(useBoth, { wrapper });
    await waitFor(() => expect(result.current.price?.isLoggedIn).toBe(true));
    expect(result.current.header).toEqual(guestHeader);
  });
});

describe("useBrowseRecord (storefront §2, browse event)", () => {
  it("tells the page and the one before, the first time the one outside", async () => {
    const events: unknown[] = [];
    backEnd.use(
      answers(recordBrowse, (event) => {
        events.push(event);
        return {};
      }),
    );
    const { result } = renderHook(
      () => {
        useBrowseRecord();
        return useNavigate();
      },
      { wrapper: shopAround("/search/乙醇") },
    );
    await waitFor(() => expect(events).toHaveLength(1));
    act(() => void result.current("/cart?from=panel"));
    await waitFor(() => expect(events).toHaveLength(2));
    expect(events).toEqual([
      { page: "/search/乙醇", previous: "/article/detail/7", relation: "" },
      { page: "/cart?from=panel", previous: "/search/乙醇", relation: "" },
    ]);
  });

  it("keeps no code that came by mail", async () => {
    const events: unknown[] = [];
    backEnd.use(answers(recordBrowse, (event) => (events.push(event), {})));
    const wrapper = shopAround("/forgot_password?reset=2&code=a-secret&x=1");
    renderHook(() => useBrowseRecord(), { wrapper });
    await waitFor(() => expect(events).toHaveLength(1));
    expect(events).toMatchObject([{ page: "/forgot_password?reset=2&code=&x=1" }]);
  });
});

describe("an answer of 1005 (storefront §6, expired session)", () => {
  const asked = (wrapper: ReturnType<typeof shopAround>) =>
    wrapper.shop.store.get(loginRequestAtom);

  it("leads to the log-in page from a page that was loading", async () => {
    backEnd.use(refuses(readCart, codes.notLoggedIn, ""));
    const wrapper = shopAround();
    renderHook(() => useCall(readCart, {}), { wrapper });
    await waitFor(() => expect(asked(wrapper)).toBe("login-page"));
  });

  it("asks whether to log in again after a action, and leads nobody away from that", async () => {
    backEnd.use(
      refuses(editCartLine, codes.notLoggedIn, ""),
      refuses(readCart, codes.notLoggedIn, ""),
    );
    const wrapper = shopAround();
    const { result } = renderHook(() => useAction(editCartLine), { wrapper });
    const line = { productId: "1", kind: "reagent", quantity: 1, customerItemNumber: "" } as const;
    await act(() => result.current.run(line));
    expect(asked(wrapper)).toBe("expired-prompt");
    const { result: read } = renderHook(() => useCall(readCart, {}), { wrapper });
    await waitFor(() => expect(read.current.failure).toBeDefined());
    expect(asked(wrapper)).toBe("expired-prompt");
  });
});
