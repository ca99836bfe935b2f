import type { AnyEndpoint } from "@reagent/api/contract/contract";
import { codes } from "@reagent/api/contract/envelope";
import type { PdfPrinter } from "@reagent/server/ports/documents/pdf-printer";
import { startSession } from "@reagent/server/sessions/session";
import { bodyOf } from "@reagent/server/testing/body-of";
import { signed, type TestShop } from "@reagent/server/testing/shop";
import { expect } from "vitest";
import type { Wire } from "./hostile-params.ts";

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** Printing takes long, and the content of documents does not matter to hostile calls. */
export const blankPrinter: PdfPrinter = {
  print: async () => Buffer.from("%PDF-"),
  close: async () => {},
};

/** Sends signed calls with any parameters, as a guest and as the customer `lin`. */
export async function openCaller(shop: TestShop) {
  const logIn = () => shop.database.transact((tx) => startSession(tx, "lin", shop.clock.time));
  let token = await logIn();
  let callers = 0;

  /** Each call comes from another IP address because of the rate limit. */
  async function send(
    { method, path, kind }: AnyEndpoint,
    wire: Wire,
    { isCustomer }: { readonly isCustomer: boolean },
  ): Promise<Answer> {
    callers += 1;
    const isRead = method === "GET";
    const sent = kind === "multipart" ? fieldsOf(wire) : wire;
    const { headers, params } = signed(isRead ? textual(wire) : sent, {
      at: shop.clock.time,
      token: isCustomer ? token : undefined,
    });
    const { body, type: bodyType } = await bodyOf(params);
    const answer = await shop.server.inject({
      method,
      url: isRead ? `${path}?${query(params)}` : path,
      headers: { ...headers, ...(isRead ? {} : { "content-type": bodyType }) },
      remoteAddress: `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`,
      ...(isRead ? {} : { payload: body }),
    });
    if (isCustomer && answer.body.includes(`"code":${codes.notLoggedIn}`)) token = await logIn();
    const type = String(answer.headers["content-type"]);
    return { status: answer.statusCode, type, body: answer.body };
  }

  return { token, send };
}

/** Papers, archives of them, and labels as text for label printers. */
const DOCUMENTS = /^(?:application\/(?:pdf|zip)$|text\/plain;)/u;

/** Fails unless an answer is a document or has a code that says what is wrong with the call. */
export function expectClear({ kind }: AnyEndpoint, { status, type, body }: Answer): void {
  const said = `${status} ${type} ${body.slice(0, 200)}`;
  expect([200, codes.tooLarge, codes.tooMany], said).toContain(status);
  if (kind === "download" && DOCUMENTS.test(type)) return;
  const answer = JSON.parse(body) as Record<string, unknown>;
  // A data sheet as data.
  if (kind === "download" && "itemCode" in answer) return;
  const { code, message, data } = answer;
  expect(code, said).toBeTypeOf("number");
  expect([codes.failed, codes.busy, codes.badSignature], said).not.toContain(code);
  expect(code === codes.success || message !== "", said).toBe(true);
  expect(data, said).toBeDefined();
}

/** The fields of a form: files and texts. */
const fieldsOf = (wire: Wire): Wire =>
  Object.fromEntries(
    Object.entries(wire).map(([name, value]) => [
      name,
      value instanceof Blob || typeof value === "string" ? value : (JSON.stringify(value) ?? ""),
    ]),
  );

/** The parameters of a query: texts, and lists as repeated names. */
const textual = (wire: Wire): Wire =>
  Object.fromEntries(
    Object.entries(wire).map(([name, value]) => [
      name,
      Array.isArray(value) ? value : String(value),
    ]),
  );

function query(params: Wire): string {
  const pairs = Object.entries(params).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((each) => [name, String(each)]),
  );
  return new URLSearchParams(pairs).toString();
}
