import { describe, expect, test } from "vitest";
import { accountEmail, asciiEmail, isEmailAddress } from "./email-address.ts";

describe("isEmailAddress", () => {
  test.each([
    "d'alembert@example.com",
    "a+b_c-d.e@example.com",
    "!#$%&'*+/=?^_`{|}~-@example.com",
    "lin@lab--two.example",
    "lin@xn--qbtm5249b.xn--fiqs8s",
    "lin@实验室.中国",
    "lin@bücher.example",
    "lin@9.example",
    `${"a".repeat(64)}@example.com`,
    `lin@${"a".repeat(63)}.example`,
  ])("accepts the e-mail address %s", (text) => {
    expect(isEmailAddress(text)).toBe(true);
  });

  test.each([
    "",
    "lin",
    "@example.com",
    ".lin@example.com",
    "lin.@example.com",
    "lin..wen@example.com",
    "lin wen@example.com",
    "lin@wen@example.com",
    '"lin wen"@example.com',
    "lin\n@example.com",
    "lin@example",
    "lin@example.c",
    "lin@example..com",
    "lin@example.com.",
    "lin@-lab.example",
    "lin@lab-.example",
    "lin@lab_two.example",
    "lin@192.0.2.1",
    "lin@[192.0.2.1]",
    "林@example.com",
    "lin@实验室-.中国",
    `${"a".repeat(65)}@example.com`,
    `lin@${"a".repeat(64)}.example`,
    `lin@${"实".repeat(63)}.example`,
    `lin@${`${"a".repeat(60)}.`.repeat(5)}example`,
  ])("refuses %j as an e-mail address", (text) => {
    expect(isEmailAddress(text)).toBe(false);
  });
});

describe("asciiEmail", () => {
  // The Punycode of other texts is that of RFC 3492, 7.1, and of registered domains.
  test.each([
    ["lin@例子.中国", "lin@xn--fsqu00a.xn--fiqs8s"],
    ["lin@例子。ＣＯＭ", "lin@xn--fsqu00a.com"],
    ["lin@他们为什么不说中文.example", "lin@xn--ihqwcrb4cv8a8dqg056pqjye.example"],
    ["lin@3年b組金八先生.example", "lin@xn--3b-ww4c5e180e575a65lsy2b.example"],
    ["lin@BÜCHER.example", "lin@xn--bcher-kva.example"],
    ["lin@bu\u0308cher.example", "lin@xn--bcher-kva.example"],
    ["Lin@Example.com", "Lin@Example.com"],
    ["lin@wen@example.com", "lin@wen@example.com"],
    ["lin", "lin"],
  ])("writes %s as %s", (text, ascii) => {
    expect(asciiEmail(text)).toBe(ascii);
  });
});

test("an address is one for an account, however it was typed", () => {
  expect(accountEmail(" D'Alembert@实验室.中国 ")).toBe("d'alembert@xn--qbtm5249b.xn--fiqs8s");
});
