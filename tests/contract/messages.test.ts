import { endpoints } from "@reagent/api/contract/contract";
import { describe, expect, it } from "vitest";
import { isAmong, namedIn, usesOf } from "./refusals.ts";

const handled = usesOf(
  ["answers", "answersCustomer", "changes", "changesAndThen", "downloads", "receivesFile"],
  ["apps/server/src/areas/**/*.ts"],
);

/** The messages that the server's handler of a call can refuse with; those of `callMessages` any handler can. */
const sentBy = new Map(handled.map(({ call = "", messages }) => [call, messages]));
const canSend = (call: string | undefined, message: string) =>
  message.startsWith("callMessages.") || isAmong(sentBy.get(call ?? "") ?? new Set(), message);

const mocked = usesOf(
  ["answers", "refuses"],
  [".storybook/**/*.{ts,tsx}", "packages/api/src/mock/**/*.ts", "packages/ui/src/**/*.{ts,tsx}"],
);

describe("the messages of mocks and stories", () => {
  it("the messages of mocks and stories are ones that the server's handler of the call can send", () => {
    const unsent = mocked.flatMap(({ file, call, messages }) =>
      [...messages]
        .filter((message) => !canSend(call, message))
        .map((message) => `${file}: ${message} for ${call ?? "any call"}`),
    );
    expect(unsent).toEqual([]);
  });

  it("the messages of mocks and stories are named where a call is refused, or handed to the function that refuses it", () => {
    const withoutMessage = mocked
      .filter(({ verb, messages }) => verb !== "answers" && messages.size === 0)
      .map(({ file, verb, call }) => `${file}: ${verb} ${call}`);
    expect(withoutMessage).toEqual([]);
  });
});

describe("the messages of handlers", () => {
  it("the messages of handlers are read for every call of the contract", () => {
    expect(endpoints.map(({ name }) => name).filter((name) => !sentBy.has(name))).toEqual([]);
  });

  it("include those that a handler reaches through functions of other files", () => {
    expect(canSend("createOrder", "checkoutMessages.couponOver")).toBe(true);
    expect(canSend("addToCart", "barrierMessages.*")).toBe(true);
    expect(canSend("readCart", "checkoutMessages.couponOver")).toBe(false);
  });
});

describe("the back end's messages", () => {
  const areas = import.meta.glob<Record<string, Readonly<Record<string, unknown>>>>(
    "../../packages/api/src/messages/*.ts",
    { eager: true },
  );
  const messages = Object.values(areas).flatMap((area) =>
    Object.entries(area)
      .filter(([name]) => name !== "defineMessages")
      .flatMap(([name, all]) => Object.keys(all).map((key) => `${name}.${key}`)),
  );
  const used = namedIn(["apps/server/src/**/*.ts"]);

  it("the back end's messages are all said by the server", () => {
    expect(messages.filter((message) => !isAmong(used, message))).toEqual([]);
  });

  it("the back end's messages are made nowhere else", () => {
    expect(
      usesOf(["defineMessages"], ["apps/*/src/**/*.ts", "packages/*/src/**/*.{ts,tsx}"])
        .map(({ file }) => file)
        .filter((file) => !file.startsWith("packages/api/src/messages/")),
    ).toEqual([]);
  });
});
