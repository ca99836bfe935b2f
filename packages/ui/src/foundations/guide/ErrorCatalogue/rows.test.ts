import { describe, expect, it } from "vitest";
import { claims, claimsIn } from "./claims.ts";
import { catalogueRows, unfoundedClaims } from "./rows.ts";

const source = `
const meta = { title: "Screens/Cart/Cart" };
export const Empty: Story = { parameters: { scenario: [refuses(readCart, codes.emptyCart)] } };
export const Failed: Story = {
  parameters: {
    scenario: [
      refuses(
        readCart,
        codes.failed,
        "系统繁忙",
      ),
    ],
  },
};
`;

describe("claims", () => {
  it("are read from the scenarios of stories", () => {
    expect(claimsIn(source)).toEqual([
      { call: "readCart", code: 1202, title: "Screens/Cart/Cart", story: "Empty" },
      { call: "readCart", code: 500, title: "Screens/Cart/Cart", story: "Failed" },
    ]);
  });

  it("name calls of the contract, and codes that these answer with", () => {
    expect(unfoundedClaims(claims)).toEqual([]);
  });

  it("are found out when they are unfounded", () => {
    const claim = { title: "Screens/Cart/Cart", story: "Wrong" };
    expect(
      unfoundedClaims([
        { ...claim, call: "readCart", code: 1202 },
        { ...claim, call: "readCart", code: 1102 },
        { ...claim, call: "readNothing", code: 500 },
      ]).map(({ call, code }) => [call, code]),
    ).toEqual([
      ["readCart", 1102],
      ["readNothing", 500],
    ]);
  });
});

describe("the error catalogue", () => {
  it.each(catalogueRows.map((row) => [row.call, row.code, row] as const))(
    "has a story for %s refused with %d",
    (_, __, { stories, look }) => {
      expect(stories, look).not.toEqual([]);
    },
  );
});
