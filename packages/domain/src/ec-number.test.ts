import { describe, expect, it } from "vitest";
import { isEcNumber, parseEcNumber } from "./ec-number.ts";

describe("EC numbers", () => {
  it.each(["200-578-6", "200-662-2", "231-598-3"])("accepts the EC number %s", (text) => {
    expect(isEcNumber(text)).toBe(true);
  });

  it.each(["200-578-7", "2005786", "200-578-66", ""])("rejects %j as an EC number", (text) => {
    expect(isEcNumber(text)).toBe(false);
  });

  it.each([
    "200-578-6",
    "EC 200-578-6",
    "EINECS号：２００－５７８－６",
    "EC No. 200-578-6",
    "[2005786]",
    "EC号 200-578-6",
    "EINECS编号：200-578-6",
    "EC-Nr. 200-578-6",
    "EC / List no.: 200-578-6",
    "(EC 200-578-6)",
    "200–578–6,",
  ])("reads %j as 200-578-6", (text) => {
    expect(parseEcNumber(text)).toBe("200-578-6");
  });

  it.each(["200-578-7", "64-17-5", "200-578-6 x", "乙醇", ""])(
    "reads no EC number in %j",
    (text) => {
      expect(parseEcNumber(text)).toBeUndefined();
    },
  );
});
