import { describe, expect, it } from "vitest";
import { isListed, LISTED, serialNumberOf } from "./hazard-listing.ts";

describe("a hazard number", () => {
  it.each([
    ["2568", true, "2568"],
    [" 49 ", true, "49"],
    ["2828", true, "2828"],
    ["2829", true, undefined],
    [LISTED, true, undefined],
    ["D008", true, undefined],
    ["0", false, undefined],
    ["", false, undefined],
  ])("%j is of a listed chemical: %s, with the serial number %s", (text, is, serial) => {
    expect(isListed(text)).toBe(is);
    expect(serialNumberOf(text)).toBe(serial);
  });
});
