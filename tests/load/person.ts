import { logIn } from "@reagent/api/contract/account";
import { addToCart, editCartLine, readCart } from "@reagent/api/contract/cart";
import { createOrder, priceOrder } from "@reagent/api/contract/checkout";
import { readHome } from "@reagent/api/contract/home";
import { readProduct } from "@reagent/api/contract/product";
import { DEMO_PASSWORD, demoCustomers } from "@reagent/demo/customers/customers";
import { orderTo } from "@reagent/server/testing/checkout";
import { connection, type ReadyCall, ready } from "@reagent/server/testing/ready-call";
import { generator } from "../seed.ts";
import type { Buyer, FilledShop, Range } from "./filled-shop.ts";
import { searchFor, suggestFor } from "./texts.ts";

/** The outcome of a request, and its time in ms. */
export interface Answered {
  /** The problem with the answer; undefined for none. */
  readonly wrong: string | undefined;
  readonly took: number;
}

const PAGE_HEADERS = { accept: "text/html", "accept-encoding": "gzip, br" };

/**
 * A visitor with one connection to each server, who acts without a pause for a while. Returns the outcome of each request.
 * @param at The number of the visitor: of a buyer, and the seed of what the visitor does
 */
export async function visit(
  {
    addresses,
    buyers,
    range,
  }: Pick<FilledShop, "buyers" | "range"> & {
    /** Of the servers; each request goes to one of them at random. */
    readonly addresses: readonly string[];
  },
  at: number,
  seconds: number,
): Promise<Answered[]> {
  const end = performance.now() + seconds * 1000;
  const answers: Answered[] = [];
  const { token, addressId } = buyers[at] as Buyer;
  const clients = addresses.map(connection);
  const roll = generator(at);
  const of = <Each>(all: readonly Each[], skew = 1): Each =>
    all[Math.floor(all.length * roll() ** skew)] as Each;

  const send = async (request: ReadyCall, codeOf: (text: string) => number) => {
    const startedAt = performance.now();
    const { status, text } = await of(clients)
      .ask(request)
      .catch(() => ({ status: 0, text: "" }));
    const took = performance.now() - startedAt;
    const code = status === 200 ? codeOf(text) : status;
    const [path] = request.path.split("?");
    answers.push({ wrong: code === 200 ? undefined : `${code} at ${path}`, took });
  };
  const call = (request: ReadyCall) =>
    send(request, (text) => (JSON.parse(text) as { code: number }).code);
  const page = (path: string) =>
    send({ method: "GET", path, headers: PAGE_HEADERS, body: undefined }, () => 200);

  /** Picks goods, the first more often. */
  const wanted = () => of(range.goods, 3);
  const add = (pack: Range["packs"][number]) =>
    call(ready(addToCart, { ...pack, quantity: 1 }, token));
  const changeCart = async () => {
    const pack = of(range.packs);
    await add(pack);
    const { productId } = pack;
    const quantity = 1 + Math.floor(roll() * 9);
    const change = { kind: "reagent", productId, quantity, customerItemNumber: "" } as const;
    await call(ready(editCartLine, change, token));
    await call(ready(readCart, {}, token));
  };
  const placeOrder = async () => {
    await add(of(range.packs));
    await call(ready(priceOrder, orderTo(addressId), token));
    await call(ready(createOrder, orderTo(addressId), token));
  };
  const logInSeldom = async () => {
    const { email } = of(demoCustomers);
    if (roll() < 0.3) await call(ready(logIn, { email, password: DEMO_PASSWORD }));
  };
  /** With the share of each in percent. */
  const actions: readonly (readonly [number, () => Promise<void>])[] = [
    [8, () => page("/")],
    [14, () => page(`/products/${wanted().itemCode}`)],
    [4, () => page(`/search/${encodeURIComponent(wanted().name.slice(0, 2))}`)],
    [6, () => call(ready(readHome, {}))],
    [20, () => call(searchFor(wanted().name.slice(0, 3)))],
    [18, () => call(suggestFor(wanted().name.slice(0, 2)))],
    [16, () => call(ready(readProduct, { itemCode: wanted().itemCode }, token))],
    [10, changeCart],
    [3, placeOrder],
    [1, logInSeldom],
  ];
  while (performance.now() <= end) {
    let left = roll() * 100;
    const [, act] = actions.find(([share]) => (left -= share) < 0) ?? [];
    await act?.();
  }
  for (const client of clients) client.close();
  return answers;
}
