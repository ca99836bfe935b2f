import { logIn } from "@reagent/api/contract/account";
import { addToCart, editCartLine, readCart } from "@reagent/api/contract/cart";
import { createOrder, priceOrder } from "@reagent/api/contract/checkout";
import { readHome } from "@reagent/api/contract/home";
import { readProduct } from "@reagent/api/contract/product";
import { searchReagents, suggest } from "@reagent/api/contract/search";
import { UNREFINED } from "@reagent/domain/facet";
import { DEMO_PASSWORD, demoCustomers } from "@reagent/server/demo/customers";
import type { Buyer, CalledPack } from "./buyers.ts";
import { connection, type ReadyCall, ready } from "./calls.ts";

/** The goods to view and to buy. */
export interface Range {
  /** The most popular first. */
  readonly goods: readonly { readonly itemCode: string; readonly name: string }[];
  readonly packs: readonly CalledPack[];
}

/** The outcome of a request, and its time in ms. */
export interface Answered {
  /** The problem with the answer; undefined for none. */
  readonly wrong: string | undefined;
  readonly took: number;
}

interface Options {
  readonly address: string;
  readonly buyer: Buyer;
  readonly range: Range;
  readonly seed: number;
  readonly onAnswer: (answered: Answered) => void;
}

const PAGE_HEADERS = { accept: "text/html", "accept-encoding": "gzip, br" };

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A visitor with one connection, who acts without a pause until the end. */
export async function visit(options: Options, isOver: () => boolean): Promise<void> {
  const { address, buyer, range, seed, onAnswer } = options;
  const client = connection(address);
  const roll = dice(seed);
  const of = <Each>(all: readonly Each[], skew = 1): Each =>
    all[Math.floor(all.length * roll() ** skew)] as Each;

  const send = async (request: ReadyCall, codeOf: (text: string) => number) => {
    const startedAt = performance.now();
    const { status, text } = await client.ask(request).catch(() => ({ status: 0, text: "" }));
    const took = performance.now() - startedAt;
    const code = status === 200 ? codeOf(text) : status;
    const [path] = request.path.split("?");
    onAnswer({ wrong: code === 200 ? undefined : `${code} at ${path}`, took });
  };
  const call = (request: ReadyCall) =>
    send(request, (text) => (JSON.parse(text) as { code: number }).code);
  const page = (path: string) =>
    send({ method: "GET", path, headers: PAGE_HEADERS, body: undefined }, () => 200);

  /** Picks goods, the first more often. */
  const wanted = () => of(range.goods, 3);
  const actions: readonly { readonly share: number; readonly work: () => Promise<void> }[] = [
    { share: 8, work: () => page("/") },
    { share: 14, work: () => page(`/products/${wanted().itemCode}`) },
    { share: 4, work: () => page(`/search/${encodeURIComponent(wanted().name.slice(0, 2))}`) },
    { share: 6, work: () => call(ready(readHome, {})) },
    {
      share: 20,
      work: () => {
        const search = { page: 1, limit: 20, source: "web", ...UNREFINED };
        return call(ready(searchReagents, { ...search, keyword: wanted().name.slice(0, 3) }));
      },
    },
    {
      share: 18,
      work: () => call(ready(suggest, { keyword: wanted().name.slice(0, 2), limit: 8 })),
    },
    {
      share: 16,
      work: () => call(ready(readProduct, { itemCode: wanted().itemCode }, buyer.token)),
    },
    {
      share: 10,
      work: async () => {
        const pack = of(range.packs);
        await call(ready(addToCart, { ...pack, quantity: 1 }, buyer.token));
        const { productId } = pack;
        const quantity = 1 + Math.floor(roll() * 9);
        const change = { kind: "reagent", productId, quantity, customerItemNumber: "" } as const;
        await call(ready(editCartLine, change, buyer.token));
        await call(ready(readCart, {}, buyer.token));
      },
    },
    {
      share: 3,
      work: async () => {
        await call(ready(addToCart, { ...of(range.packs), quantity: 1 }, buyer.token));
        const chosen = { addressId: buyer.addressId, couponId: "" };
        await call(ready(priceOrder, chosen, buyer.token));
        const order = {
          ...chosen,
          invoiceAddressId: "",
          customerOrderNumber: "",
          note: "",
          expectedTotal: null,
        };
        await call(ready(createOrder, order, buyer.token));
      },
    },
    {
      share: 1,
      work: () => {
        const email = of(demoCustomers).email;
        return roll() < 0.3
          ? call(ready(logIn, { email, password: DEMO_PASSWORD }))
          : Promise.resolve();
      },
    },
  ];
  while (!isOver()) {
    let left = roll() * 100;
    const chosen = actions.find(({ share }) => (left -= share) < 0);
    await chosen?.work();
  }
  client.close();
}
