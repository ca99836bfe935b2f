import { describe, expect, it } from "vitest";
import { isPaymentPage, paymentStart } from "./payment-page.ts";

const hostile = [
  "",
  "javascript:alert(1)",
  "JavaScript:alert(1)",
  " javascript:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  "file:///etc/passwd",
  "blob:https://shop.example/1",
  "http://pay.example/1",
  "weixin://wxpay/bizpayurl?pr=1",
  "//elsewhere.example/pay",
  "/\\elsewhere.example/pay",
  "/\t/elsewhere.example/pay",
  "\\\\elsewhere.example",
  "https:elsewhere.example",
  "https:///elsewhere.example",
  "https://",
  "https://shop.example@elsewhere.example/pay",
  "https://user:word@pay.example/",
  "https://pay.example/\u202Egro.knab",
  "https://pay.example/a b",
  "pay/1",
  "?pay=1",
  "#pay",
];

describe("a page where a payment goes on", () => {
  it.each([
    "https://wx.tenpay.com/cgi-bin/mmpayweb-bin/checkmweb?prepay_id=wx2026&package=1&redirect_url=https%3A%2F%2Fshop.example",
    "HTTPS://pay.example",
    "https://pay.example:8443/1",
    "/gateway/bank/1",
    "/gateway/phone/1?lang=en#top",
  ])("%j is a page where a payment goes on", (address) =>
    expect(isPaymentPage(address)).toBe(true),
  );

  it.each(hostile)("%j is no page where a payment goes on", (address) =>
    expect(isPaymentPage(address)).toBe(false),
  );
});

describe("the start of a payment", () => {
  const code = "weixin://wxpay/bizpayurl?pr=1";

  it.each([
    ["50", code, "https://pay.example/1", "https://pay.example/1"],
    ["50", code, null, null],
    ["70", "https://pay.example/1", "https://pay.example/2", "https://pay.example/2"],
    ["70", "https://pay.example/1", null, null],
    ["11", "https://bank.example/1", null, null],
    ["11", "https://bank.example/1", "https://pay.example/1", null],
  ])("with method %s at %j and on a phone at %j, it goes on there at %j", (method, url, on, to) =>
    expect(paymentStart(method, { url, mobileUrl: on })).toEqual({ url, mobileUrl: to }),
  );

  it.each(hostile)("it goes on by the code alone where the page for phones is %j", (mobileUrl) =>
    expect(paymentStart("50", { url: code, mobileUrl })).toEqual({ url: code, mobileUrl: null }),
  );

  it.each(hostile)("it cannot go on at a bank's page %j", (url) =>
    expect(paymentStart("11", { url, mobileUrl: null })).toBeUndefined(),
  );

  it.each(["", "x".repeat(501)])("it cannot go on by a code that no phone reads: %j", (url) =>
    expect(paymentStart("50", { url, mobileUrl: "https://pay.example/1" })).toBeUndefined(),
  );
});
