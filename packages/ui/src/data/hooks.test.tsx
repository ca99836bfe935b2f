import { addToCart, editCartLine, readCart } from "@reagent/api/contract/cart";
import type { AnswerOf } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import { readHeader, recordBrowse } from "@reagent/api/contract/home";
import { readPriceAndStock } from "@reagent/api/contract/product";
import { headerNames } from "@reagent/api/contract/signature";
// @vitest-environment jsdom
import { callMessages } from "@reagent/api/messages/call";
import { normalCustomer } from "@reagent/api/mock/handlers";
import { cart } from "@reagent/api/mock/samples/cart";
import { answers, refuses } from "@reagent/api/mock/verbs";
import { act, configure, render, renderHook, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { setupServer } from "msw/node";
import { type ReactNode, useState } from "react";
import { MemoryRouter, useNavigate } from "react-router-dom";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { loginRequestAtom } from "../state/atoms.ts";
import { useSession } from "../state/session.ts";
import { storageKeys } from "../state/storage-keys.ts";
import { memoryStore } from "../state/stores.ts";
import { firstCall, type EmbeddedAnswer, keyOf } from "./first-calls.ts";
import { ShopProvider } from "./shop-client.tsx";
import { openShop } from "./shop.ts";
import { startCalls } from "./start-calls.ts";
import { useAction } from "./use-action.tsx";
import { useBrowseRecord } from "./use-browse-record.tsx";
import { useCall, useRefresh } from "./use-call.tsx";

// No measure: what never happens is given up.
configure({ asyncUtilTimeout: 30_000 });

const backEnd = setupServer(...normalCustomer());
beforeAll(() => backEnd.listen({ onUnhandledFrame: "error" }));
afterEach(() => backEnd.resetHandlers());
afterAll(() => backEnd.close());

/** The providers for a hook, with a customer whose referrer is an article. */
function wrapperOf(
  route = "/cart",
  { embedded, isGuest = false }: { embedded?: readonly EmbeddedAnswer[]; isGuest?: boolean } = {},
) {
  const stores = {
    local: memoryStore(isGuest ? {} : { [storageKeys.token]: "T".repeat(32) }),
    session: memoryStore(),
  };
  const environment = {
    now: () => Date.now(),
    reload: () => undefined,
    reloadIfOutdated: async () => false,
    load: () => undefined,
    download: () => undefined,
    save: () => undefined,
    openTab: () => true,
    print: () => undefined,
    chatUrl: "",
    absentParts: [],
    structureEditor: "",
    origin: "https://shop.example",
    referrer: () => "/article/detail/7",
    cameFrom: () => "",
  };
  const shop = openShop({
    api: { host: "http://shop.example", salts: { headers: "h", params: "p" } },
    language: "zh",
    stores,
    environment,
    embedded,
  });
  function Wrapper({ children }: { children: ReactNode }) {
    return (
      <MemoryRouter initialEntries={[route]}>
        <ShopProvider shop={shop}>{children}</ShopProvider>
      </MemoryRouter>
    );
  }
  return Object.assign(Wrapper, { shop });
}

describe("useAction with a repeatable call", () => {
  const packs = { itemCode: "S812046", productId: "1", quantity: 2 };

  /** The request keys that the back end receives; it answers with these codes in order, and without one the connection fails. */
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

  it("sends the same key again after a lost answer", async () => {
    const keys = keysWhile([undefined, undefined, codes.success]);
    const { result } = renderHook(() => useAction(addToCart), { wrapper: wrapperOf() });
    expect((await act(() => result.current.run(packs))).ok).toBe(false);
    expect((await act(() => result.current.run(packs))).ok).toBe(true);
    expect(keys[0]).toMatch(/^[A-Za-z0-9]{16}$/);
    expect(keys).toEqual([keys[0], keys[0], keys[0]]);
  });

  it.each([
    ["after a success", [codes.success, codes.success], packs],
    ["after a refusal", [codes.badRequest, codes.success], packs],
    ["for other parameters", [undefined, undefined, codes.success], { ...packs, quantity: 3 }],
  ])("sends a new key %s", async (_, answersInOrder, second) => {
    const keys = keysWhile(answersInOrder);
    const { result } = renderHook(() => useAction(addToCart), { wrapper: wrapperOf() });
    await act(() => result.current.run(packs));
    await act(() => result.current.run(second));
    expect(new Set(keys).size).toBe(2);
  });
});

describe("useCall", () => {
  it("keeps the answer while it is read again and when that fails", async () => {
    const { result } = renderHook(() => ({ call: useCall(readCart, {}), refresh: useRefresh() }), {
      wrapper: wrapperOf(),
    });
    await waitFor(() => expect(result.current.call.data).toEqual(cart()));
    backEnd.use(refuses(readCart, codes.busy, callMessages.busy));
    await act(() => result.current.refresh(readCart));
    await waitFor(() => expect(result.current.call.failure).toMatchObject({ code: codes.busy }));
    expect(result.current.call.data).toEqual(cart());
  });

  it("returns code 503 as a failure, and the answer after a retry", async () => {
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
    const { result } = renderHook(() => useCall(readHeader, {}), { wrapper: wrapperOf() });
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

  it("sends no call without parameters", async () => {
    let calls = 0;
    backEnd.use(
      answers(readCart, () => {
        calls += 1;
        return cart();
      }),
    );
    const { rerender } = renderHook(({ isOpen }) => useCall(readCart, isOpen ? {} : null), {
      wrapper: wrapperOf(),
      initialProps: { isOpen: false },
    });
    rerender({ isOpen: false });
    expect(calls).toBe(0);
    rerender({ isOpen: true });
    await waitFor(() => expect(calls).toBe(1));
  });
});

describe("calls started before the first render", () => {
  it("calls started before the first render are sent once and answer the first reader", async () => {
    let calls = 0;
    backEnd.use(
      answers(readCart, () => {
        calls += 1;
        return cart();
      }),
    );
    const wrapper = wrapperOf();
    startCalls(wrapper.shop, [firstCall(readCart, {})]);
    const { result } = renderHook(() => ({ call: useCall(readCart, {}), refresh: useRefresh() }), {
      wrapper,
    });
    await waitFor(() => expect(result.current.call.data).toEqual(cart()));
    expect(calls).toBe(1);
    await act(() => result.current.refresh(readCart));
    expect(calls).toBe(2);
  });
});

describe("a change that ends after the shop was left", () => {
  it("reads nothing again, and does not fail", async () => {
    let calls = 0;
    backEnd.use(
      answers(readCart, () => {
        calls += 1;
        return cart();
      }),
    );
    const { result, unmount } = renderHook(
      () => ({ call: useCall(readCart, {}), refresh: useRefresh() }),
      { wrapper: wrapperOf() },
    );
    await waitFor(() => expect(result.current.call.data).toEqual(cart()));
    const { refresh } = result.current;
    unmount();
    await expect(refresh(readCart)).resolves.toBeUndefined();
    expect(calls).toBe(1);
  });
});

describe("a screen that is rendered after the provider", () => {
  it("shows an answer that arrived in between, without asking again", async () => {
    let calls = 0;
    backEnd.use(
      answers(readCart, () => {
        calls += 1;
        return cart();
      }),
    );
    const wrapper = wrapperOf();
    startCalls(wrapper.shop, [firstCall(readCart, {})]);
    // Its own state, so that the provider is not rendered again.
    function Later() {
      const [isShown, setIsShown] = useState(false);
      return isShown ? <Reader /> : <button onClick={() => setIsShown(true)}>show</button>;
    }
    function Reader() {
      return <p>{useCall(readCart, {}).data === undefined ? "nothing" : "the answer"}</p>;
    }
    const { findByText, getByRole } = render(<Later />, { wrapper });
    await act(async () => void (await [...wrapper.shop.startedCalls.values()][0]?.answer));
    act(() => getByRole("button").click());
    expect(await findByText("the answer")).toBeTruthy();
    expect(calls).toBe(1);
  });
});

describe("calls that need a session", () => {
  it("calls that need a session are not started for a guest, who is led to the log-in", async () => {
    const { shop } = wrapperOf("/", { isGuest: true });
    startCalls(shop, [firstCall(readCart, {})]);
    expect(shop.startedCalls.size).toBe(0);
  });
});

describe("answers embedded in the page", () => {
  const guestHeader = { categories: [], emptySections: [] };
  const product = { itemCode: "S812046" };
  const embedded: readonly EmbeddedAnswer[] = [
    [keyOf(readHeader, "zh", {}), guestHeader],
    [keyOf(readPriceAndStock, "zh", product), { packs: [], bulkPacks: [], isLoggedIn: false }],
  ];
  const useBoth = () => ({
    header: useCall(readHeader, {}).data,
    price: useCall(readPriceAndStock, product).data,
  });

  it("answers embedded in the page are in the first render, and a guest sends no call for them", async () => {
    const wrapper = wrapperOf("/", { embedded, isGuest: true });
    const urls: string[] = [];
    backEnd.events.on("request:start", ({ request }) => void urls.push(request.url));
    startCalls(wrapper.shop, [firstCall(readHeader, {}), firstCall(readPriceAndStock, product)]);
    const { result } = renderHook(useBoth, { wrapper });
    expect(result.current).toMatchObject({ header: guestHeader, price: { packs: [] } });
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    backEnd.events.removeAllListeners();
    expect(urls).toEqual([]);
    expect(result.current).toMatchObject({ header: guestHeader, price: { packs: [] } });
  });

  it("embedded answers are rendered once, and read again on request", async () => {
    const wrapper = wrapperOf("/", { embedded, isGuest: true });
    startCalls(wrapper.shop, [firstCall(readHeader, {})]);
    await Promise.all([...wrapper.shop.startedCalls.values()].map(({ answer }) => answer));
    let renders = 0;
    const { result } = renderHook(
      () => {
        renders += 1;
        return { header: useCall(readHeader, {}), refresh: useRefresh() };
      },
      { wrapper },
    );
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(renders).toBe(1);
    await act(() => result.current.refresh(readHeader));
    await waitFor(() => expect(result.current.header.data?.categories).not.toEqual([]));
  });

  it("embedded answers remain until the customer's own ones arrive, which are requested where they differ", async () => {
    const wrapper = wrapperOf("/", { embedded });
    startCalls(wrapper.shop, [firstCall(readHeader, {}), firstCall(readPriceAndStock, product)]);
    const { result } = renderHook(useBoth, { wrapper });
    expect(result.current).toMatchObject({ header: guestHeader, price: { isLoggedIn: false } });
    await waitFor(() => expect(result.current.price?.isLoggedIn).toBe(true));
    expect(result.current.header).toEqual(guestHeader);
  });

  it("embedded answers are marked as those for guests until the customer's own answers arrive", async () => {
    const wrapper = wrapperOf("/", { embedded });
    const useTwo = () => [useCall(readHeader, {}), useCall(readPriceAndStock, product)] as const;
    startCalls(wrapper.shop, [firstCall(readHeader, {}), firstCall(readPriceAndStock, product)]);
    const { result } = renderHook(useTwo, { wrapper });
    expect(result.current.map(({ isGuestAnswer }) => isGuestAnswer)).toEqual([false, true]);
    await waitFor(() => expect(result.current[1].data?.isLoggedIn).toBe(true));
    expect(result.current[1].isGuestAnswer).toBe(false);
  });

  it("embedded answers are final for a customer whose own answer is the same", async () => {
    const [, [key, answer]] = embedded as [EmbeddedAnswer, EmbeddedAnswer];
    backEnd.use(answers(readPriceAndStock, answer as AnswerOf<typeof readPriceAndStock>));
    const wrapper = wrapperOf("/", { embedded: [[key, answer]] });
    startCalls(wrapper.shop, [firstCall(readPriceAndStock, product)]);
    const states: boolean[] = [];
    const { result } = renderHook(
      () => {
        const call = useCall(readPriceAndStock, product);
        states.push(call.isGuestAnswer);
        return { call, refresh: useRefresh() };
      },
      { wrapper },
    );
    expect(result.current.call.isGuestAnswer).toBe(true);
    await waitFor(() => expect(result.current.call.isGuestAnswer).toBe(false));
    states.length = 0;
    await act(() => result.current.refresh(readPriceAndStock));
    expect(states).not.toContain(true);
  });

  it("the customer's own answer is final for a reader that is mounted after it", async () => {
    const wrapper = wrapperOf("/", { embedded });
    startCalls(wrapper.shop, [firstCall(readPriceAndStock, product)]);
    const first = renderHook(() => useCall(readPriceAndStock, product), { wrapper });
    await waitFor(() => expect(first.result.current.data?.isLoggedIn).toBe(true));
    const { result } = renderHook(() => useCall(readPriceAndStock, product), { wrapper });
    expect(result.current).toMatchObject({ data: { isLoggedIn: true }, isGuestAnswer: false });
  });

  it("embedded answers stay marked as those for guests when the customer's own call fails, until a retry succeeds", async () => {
    backEnd.use(refuses(readPriceAndStock, codes.failed, callMessages.failed, { once: true }));
    const wrapper = wrapperOf("/", { embedded });
    startCalls(wrapper.shop, [firstCall(readPriceAndStock, product)]);
    const { result } = renderHook(() => useCall(readPriceAndStock, product), { wrapper });
    await waitFor(() => expect(result.current.failure).toBeDefined());
    expect(result.current).toMatchObject({ data: { isLoggedIn: false }, isGuestAnswer: true });
    act(() => result.current.retry());
    await waitFor(() => expect(result.current.data?.isLoggedIn).toBe(true));
    expect(result.current).toMatchObject({ failure: undefined, isGuestAnswer: false });
  });

  it("embedded answers are final for a guest", () => {
    const wrapper = wrapperOf("/", { embedded, isGuest: true });
    startCalls(wrapper.shop, [firstCall(readPriceAndStock, product)]);
    const { result } = renderHook(() => useCall(readPriceAndStock, product), { wrapper });
    expect(result.current.isGuestAnswer).toBe(false);
  });

  it("embedded answers are replaced by the customer's own answers, also where these arrive before the first render", async () => {
    const wrapper = wrapperOf("/", { embedded });
    startCalls(wrapper.shop, [firstCall(readHeader, {}), firstCall(readPriceAndStock, product)]);
    await Promise.all([...wrapper.shop.startedCalls.values()].map(({ answer }) => answer));
    const { result } = renderHook(useBoth, { wrapper });
    await waitFor(() => expect(result.current.price?.isLoggedIn).toBe(true));
    expect(result.current.header).toEqual(guestHeader);
  });
});

describe("useBrowseRecord (storefront §2, browse event)", () => {
  it("records the page and the page before, the first time the referrer", async () => {
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
      { wrapper: wrapperOf("/search/乙醇") },
    );
    await waitFor(() => expect(events).toHaveLength(1));
    act(() => void result.current("/cart?from=panel"));
    await waitFor(() => expect(events).toHaveLength(2));
    expect(events).toEqual([
      { page: "/search/乙醇", previous: "/article/detail/7", relation: "" },
      { page: "/cart?from=panel", previous: "/search/乙醇", relation: "" },
    ]);
  });

  it("records no code of a mailed link", async () => {
    const events: unknown[] = [];
    backEnd.use(answers(recordBrowse, (event) => (events.push(event), {})));
    const wrapper = wrapperOf("/forgot_password?reset=2&code=a-secret&x=1");
    renderHook(() => useBrowseRecord(), { wrapper });
    await waitFor(() => expect(events).toHaveLength(1));
    expect(events).toMatchObject([{ page: "/forgot_password?reset=2&code=&x=1" }]);
  });
});

describe("useBrowseRecord of a sent basket", () => {
  it("records no token of the link, neither as the page nor as the one before", async () => {
    const events: unknown[] = [];
    backEnd.use(answers(recordBrowse, (event) => (events.push(event), {})));
    const wrapper = wrapperOf("/basket/a-secret?from=mail");
    const { result } = renderHook(
      () => {
        useBrowseRecord();
        return useNavigate();
      },
      { wrapper },
    );
    await waitFor(() => expect(events).toHaveLength(1));
    act(() => void result.current("/cart"));
    await waitFor(() => expect(events).toHaveLength(2));
    expect(events).toMatchObject([
      { page: "/basket/?from=mail" },
      { page: "/cart", previous: "/basket/?from=mail" },
    ]);
  });
});

describe("an answer of 1005 (storefront §6, expired session)", () => {
  const requestIn = (wrapper: ReturnType<typeof wrapperOf>) =>
    wrapper.shop.store.get(loginRequestAtom);

  it("requests the log-in page when a load is refused", async () => {
    backEnd.use(refuses(readCart, codes.notLoggedIn, callMessages.notLoggedIn));
    const wrapper = wrapperOf();
    renderHook(() => useCall(readCart, {}), { wrapper });
    await waitFor(() => expect(requestIn(wrapper)).toBe("login-page"));
  });

  it("requests the expired prompt after an action, and a later load does not replace it", async () => {
    backEnd.use(
      refuses(editCartLine, codes.notLoggedIn, callMessages.notLoggedIn),
      refuses(readCart, codes.notLoggedIn, callMessages.notLoggedIn),
    );
    const wrapper = wrapperOf();
    const { result } = renderHook(() => useAction(editCartLine), { wrapper });
    const line = { productId: "1", kind: "reagent", quantity: 1, customerItemNumber: "" } as const;
    await act(() => result.current.run(line));
    expect(requestIn(wrapper)).toBe("expired-prompt");
    const { result: read } = renderHook(() => useCall(readCart, {}), { wrapper });
    await waitFor(() => expect(read.current.failure).toBeDefined());
    expect(requestIn(wrapper)).toBe("expired-prompt");
  });
});

describe("useSession", () => {
  it("keeps what was entered at checkout for the same customer, and drops it for another", () => {
    const wrapper = wrapperOf();
    const { local } = wrapper.shop.stores;
    const { result } = renderHook(useSession, { wrapper });
    const noteAfter = (customer: string) => {
      local.set(storageKeys.checkout.note, "请放前台");
      result.current.begin("T".repeat(32), customer);
      return local.get(storageKeys.checkout.note);
    };
    expect(noteAfter("first")).toBeNull();
    expect(noteAfter("first")).toBe("请放前台");
    expect(noteAfter("second")).toBeNull();
  });
});
