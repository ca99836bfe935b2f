import { editCartLine, readCart } from "@reagent/api/contract/cart";
import { codes } from "@reagent/api/contract/envelope";
import { register } from "@reagent/api/contract/registration";
import { cartMessages } from "@reagent/api/messages/cart";
import { registrationMessages } from "@reagent/api/messages/registration";
import { refuses, waits } from "@reagent/api/mock/verbs";
import { describe, expect, it } from "vitest";
import { claims, claimsIn } from "./claims.ts";
import { loginRows } from "./login-rows.ts";
import { catalogueRows, unfoundedClaims } from "./rows.ts";
import { lookAt } from "./seen.ts";
import { specification } from "./specification.ts";

const file = {
  default: { title: "Screens/Cart/Cart" },
  Empty: { parameters: { scenario: [refuses(readCart, codes.emptyCart, cartMessages.empty)] } },
  Failed: {
    parameters: {
      scenario: [
        waits(readCart),
        refuses(editCartLine, codes.badRequest, cartMessages.noSuchLine),
        refuses(register, codes.emailTaken, registrationMessages.emailTaken),
      ],
    },
  },
  Default: {},
};

describe("claims", () => {
  it("claims are what the scenarios of stories refuse, with the server's message", () => {
    const { title } = file.default;
    expect(claimsIn(file)).toEqual([
      { call: "readCart", code: 1202, message: cartMessages.empty, title, story: "Empty" },
      { call: "editCartLine", code: 400, message: cartMessages.noSuchLine, title, story: "Failed" },
      {
        call: "register",
        code: 1026,
        message: registrationMessages.emailTaken,
        title,
        story: "Failed",
      },
    ]);
  });

  it("name calls of the contract", () => {
    expect(unfoundedClaims(claims)).toEqual([]);
  });

  it("claims are unfounded for an unknown call", () => {
    const claim = { title: "Screens/Cart/Cart", story: "Wrong", message: cartMessages.empty };
    const unknown = { ...claim, call: "readNothing", code: codes.failed };
    expect(unfoundedClaims([{ ...claim, call: "readCart", code: 1202 }, unknown])).toEqual([
      unknown,
    ]);
  });
});

describe("the specification's error catalogues", () => {
  it.each(specification.map((said) => [said.call, said.code ?? "any other", said] as const))(
    "%s looks as the specification's error catalogues say when it is refused with %s",
    (call, _, { code = codes.failed, look }) => {
      expect(lookAt({ call, code })).toBe(look);
    },
  );

  it.each(
    specification
      .filter(({ code }) => code !== codes.notLoggedIn)
      .map((said) => [said.call, said.section, said] as const),
  )("have a row for %s of %s", (call, section, { look }) => {
    expect(
      catalogueRows.filter((row) => row.call === call && row.look === look)[0]?.sections,
    ).toContain(section);
  });
});

describe("the error catalogue", () => {
  it.each(catalogueRows.map((row) => [row.call, row.code, row] as const))(
    "the error catalogue has a story for %s refused with %d, in whose words nothing is missing",
    (_, __, { sights, look }) => {
      expect(sights, look).not.toEqual([]);
      for (const { zh, en } of sights) {
        expect(en).toHaveLength(zh.length);
      }
      expect(look === "empty" && sights.some(({ zh }) => zh.length === 0)).toBe(false);
    },
  );

  it.each(loginRows.map((row) => [row.reaction, row] as const))(
    "the error catalogue has a story for code 1005 and the %s",
    (_, { stories }) => {
      expect(stories).not.toEqual([]);
    },
  );
});
