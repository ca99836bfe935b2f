import { sha256 as digest } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { describe, expect, it } from "vitest";
import { signatureVector } from "../contract/signature-vector.ts";
import { signatureOf, signedTexts, signedTextsAround } from "../contract/signature.ts";
import { sha256 } from "./testing/back-end.ts";

const ours = (text: string) => bytesToHex(digest(utf8ToBytes(text)));
const { headers, params, salts } = signatureVector;

describe("the published signature (storefront §7, signature)", () => {
  it("the published signature is the digest of the sorted headers, then of the sorted parameters, each with its salt", async () => {
    const { signature, signedHeaders, signedParams } = signatureVector;
    expect(signature).toBe((await sha256(signedHeaders)) + (await sha256(signedParams)));
    expect(signature).toMatch(/^[0-9a-f]{128}$/);
  });

  it("matches the published signature", () => {
    expect(signatureOf({ headers, params, salts, sha256: ours })).toBe(signatureVector.signature);
  });

  it("does not depend on the order of headers and parameters", () => {
    const reversed = <T extends object>(value: T) =>
      Object.fromEntries(Object.entries(value).reverse());
    expect(
      signatureOf({ headers: reversed(headers), params: reversed(params), salts, sha256: ours }),
    ).toBe(signatureVector.signature);
  });

  it.each([
    ["a header", { headers: { ...headers, "X-Language": "en" } }, "first"],
    ["the salt of the headers", { salts: { ...salts, headers: "other" } }, "first"],
    ["a parameter", { params: { ...params, page: 2 } }, "second"],
    ["the salt of the parameters", { salts: { ...salts, params: "other" } }, "second"],
  ])("differs in one half when %s differs", (_, change, half) => {
    const changed = signatureOf({ headers, params, salts, sha256: ours, ...change });
    const halves = (signature: string) => [signature.slice(0, 64), signature.slice(64)];
    const [first, second] = halves(changed).map(
      (each, index) => each === halves(signatureVector.signature)[index],
    );
    expect([first, second]).toEqual(half === "first" ? [false, true] : [true, false]);
  });

  it.each([
    ["a header of another name", { headers: { ...headers, "X-Forwarded-For": "127.0.0.1" } }],
    [
      "an empty header",
      { headers: { ...headers, "X-User-Token": headers["X-User-Token"], "X-Trace": "" } },
    ],
    ["an empty parameter", { params: { ...params, note: "" } }],
    [
      "a parameter that is no scalar",
      { params: { ...params, list: [1, 2], entity: { a: 1 }, none: null, left: undefined } },
    ],
  ])("gives the same signature with %s", (_, change) => {
    expect(signatureOf({ headers, params, salts, sha256: ours, ...change })).toBe(
      signatureVector.signature,
    );
  });
});

describe("the signed texts around a parameter", () => {
  it.each(["item_code", "keyword", "timestamp", "zone"])(
    "the signed texts around a parameter are those of all parameters, without the value of %s",
    (parameter) => {
      const all = { ...params, [parameter]: "ABC" };
      const [ofHeaders, ofParams] = signedTexts({ headers, params: all, salts });
      const around = signedTextsAround(parameter, {
        headers,
        params: { ...all, [parameter]: "" },
        salts,
      });
      expect([around[0], `${around[1]}ABC${around[2]}`]).toEqual([ofHeaders, ofParams]);
    },
  );

  it("the signed texts around a parameter are whole where the value occurs elsewhere", () => {
    const around = signedTextsAround("b", { headers: {}, params: { a: "b=&b=", b: 1 }, salts });
    expect(around).toEqual([salts.headers, "a=b=&b=&b=", salts.params]);
  });
});
