import { lookOf } from "@reagent/api/client/failure";
import { endpoints } from "@reagent/api/contract/contract";
import { codes } from "@reagent/api/contract/envelope";
import type { FailureLook } from "@reagent/api/contract/failure-look";
import { describe, expect, it } from "vitest";
import { exchanges } from "./exchanges.ts";
import { usesOf } from "./refusals.ts";
import { type Refused, readRefusals, sitesIn, sitesReachedFrom } from "./server-refusals.ts";
import { unreadRefusals } from "./unread-refusals.ts";

type Messages = Readonly<Record<string, unknown>>;
const areas = import.meta.glob<Readonly<Record<string, Messages>>>(
  "../../packages/api/src/messages/*.ts",
  { eager: true },
);
const messages: Messages = Object.fromEntries(
  Object.values(areas).flatMap((area) =>
    Object.entries(area)
      .filter(([name]) => name !== "defineMessages")
      .flatMap(([name, all]) => Object.entries(all).map(([key, of]) => [`${name}.${key}`, of])),
  ),
);

/** Searches that cannot run now; every other message about structures is about what is searched for. */
const STRUCTURES_BUSY = ["tooBroad", "busy", "notReady"].map((key) => `structureMessages.${key}`);
const isSaid = ({ code, message }: Refused) =>
  !message.startsWith("structureMessages.") ||
  (code === "busy") === STRUCTURES_BUSY.includes(message);

const { refused, sites, unclear } = readRefusals();

/** Every refusal of the server, by call, code and message. */
const all = refused
  .flatMap((each) => {
    const [area = ""] = each.message.split(".*");
    if (!each.message.endsWith(".*")) return [each];
    const keys = Object.keys(messages).filter((message) => message.startsWith(`${area}.`));
    return keys.map((message) => ({ ...each, message }));
  })
  .filter(isSaid);
const nameOf = ({ call, code, message }: Refused) => `${call} ${code} ${message}`;
const names = new Set(all.map(nameOf));

/** What any call can be refused with; only a broken or foreign client meets the others of `callMessages`. */
const ANY_CALLS = new Set([
  "failed callMessages.failed",
  "busy callMessages.busy",
  "tooLarge callMessages.tooLarge",
  "tooMany callMessages.tooMany",
  "notLoggedIn callMessages.notLoggedIn",
  "badRequest callMessages.unreadable",
]);
const BY_NO_PAGE = new Set(
  ["badRequest", "unreadable", "keyInvalid", "keyReused"].map((key) => `callMessages.${key}`),
);

/** Looks in which the server's message is not shown. */
const WITHOUT_MESSAGE: readonly FailureLook[] = [
  "quiet",
  "empty",
  "orders",
  "gift-orders",
  "login",
  "nothing",
];
const codeOf = (code: string) => codes[code as keyof typeof codes];
function isShown({ call, code }: Refused): boolean {
  const endpoint = endpoints.find(({ name }) => name === call);
  if (!endpoint) throw new Error(`The contract has no call "${call}".`);
  const look = lookOf(endpoint, { kind: "refused", code: codeOf(code), message: "" });
  return !WITHOUT_MESSAGE.includes(look);
}

/** The refusals that stories tell. */
const told = usesOf(["refuses"], ["packages/ui/src/{blocks,layouts,screens}/**/*.stories.tsx"]);
const toldNames = new Set(
  told.flatMap(({ call = "", codes: of, messages: said }) =>
    [...of].flatMap((code) => [...said].map((message) => nameOf({ call, code, message }))),
  ),
);

describe("the refusals of the server", () => {
  it("the refusals of the server each name their code and their message", () => {
    expect(unclear).toEqual([]);
  });

  it("the refusals of the server are those of a call, of any call, or of the operator", () => {
    const ofOperator = sitesReachedFrom(["apps/server/src/operator/**/*.ts"]);
    const ofAnyCall = new Set(sitesIn(["apps/server/src/http/*.ts"]));
    expect(
      sitesIn(["apps/server/src/**/*.ts"]).filter(
        (site) => !sites.has(site) && !ofOperator.has(site) && !ofAnyCall.has(site),
      ),
    ).toEqual([]);
  });

  it("the refusals of the server include those of every exchange", () => {
    const keys = new Map(Object.entries(messages).map(([key, message]) => [message, key]));
    // Messages with values, and those of any call, are compared by their texts alone.
    const answered = exchanges.flatMap(({ endpoint: { name: call }, code, refusedWith }) => {
      const message = keys.get(refusedWith);
      return message && !message.startsWith("callMessages.") ? [{ call, code, message }] : [];
    });
    expect(answered.length).toBeGreaterThan(100);
    const known = new Set(all.map((each) => nameOf({ ...each, code: String(codeOf(each.code)) })));
    expect(
      answered
        .map((each) => nameOf({ ...each, code: String(each.code) }))
        .filter((name) => !known.has(name)),
    ).toEqual([]);
  });
});

describe("the texts that customers read", () => {
  const read = all.filter(isShown).filter(({ message }) => !BY_NO_PAGE.has(message));

  it("the texts that customers read each have a story for every call and code", () => {
    const missing = read.map(nameOf).filter((name) => !toldNames.has(name));
    expect(missing.filter((name) => !unreadRefusals.has(name))).toEqual([]);
  });

  it("the texts that customers read are not listed as ones that nobody reads", () => {
    const known = new Set(read.map(nameOf));
    expect([...unreadRefusals].filter((name) => !known.has(name) || toldNames.has(name))).toEqual(
      [],
    );
  });

  it("the texts that customers read in stories are said by the server for the call and with the code", () => {
    const wrong = told.flatMap(({ file, call = "", codes: of, messages: said }) => {
      const pairs = [...of].flatMap((code) =>
        [...said].map((message) => ({ call, code, message })),
      );
      const isTrue = pairs.some(
        (each) => names.has(nameOf(each)) || ANY_CALLS.has(`${each.code} ${each.message}`),
      );
      return isTrue ? [] : [`${file}: ${pairs.map(nameOf).join()}`];
    });
    expect(wrong).toEqual([]);
  });
});
