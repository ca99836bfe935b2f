import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FILING_STATES, PRECURSOR_FILINGS } from "./filing.ts";
import { NO_PRECURSOR } from "./precursor.ts";
import {
  blocksOrder,
  dutiesOf,
  type FiledDuty,
  filingsAmong,
  filingsFor,
  filingsForAll,
  fulfilledDuties,
  isReported,
  licenceState,
  limitOf,
  missingFilings,
} from "./restriction.ts";

const plain = { hazardNumber: "", casNumber: "", specification: "AR", ...NO_PRECURSOR };
const hazardous = { ...plain, hazardNumber: "2568" };
const drug = { ...plain, isDrugPrecursor: true };
const explosive = { ...plain, isExplosivePrecursor: true };
const azide = { ...plain, casNumber: "26628-22-8" };
const restricted = [hazardous, drug, explosive, azide];
const all = [plain, ...restricted];

const filed = (
  kind: FiledDuty["kind"],
  state: FiledDuty["state"] = "accepted",
  poisonLicence: FiledDuty["poisonLicence"] = "not-required",
): FiledDuty => ({ kind, state, poisonLicence });
const accepted = PRECURSOR_FILINGS.map((kind) => filed(kind));
const none = PRECURSOR_FILINGS.map((kind) => filed(kind, "none"));

const order = {
  lines: all,
  filings: accepted,
  hasNotice: false,
  custom: [],
};

describe("the filings that goods require (decisions, restricted products)", () => {
  it.each([
    [plain, []],
    [hazardous, ["explosive"]],
    [drug, ["drug"]],
    [{ ...drug, hazardNumber: "2568" }, ["drug"]],
    [explosive, ["explosive"]],
    [{ ...drug, isExplosivePrecursor: true }, ["explosive", "drug"]],
    [azide, ["explosive"]],
    [{ ...azide, hazardNumber: "listed" }, ["explosive"]],
    [{ ...azide, isDrugPrecursor: true }, ["explosive", "drug"]],
    [{ ...azide, specification: "0.1 mol/L in water" }, []],
  ])("the goods %j require the filings %j", (line, kinds) => {
    expect(filingsFor(line)).toEqual(kinds);
  });

  it("the filings that goods require are each named once for several goods", () => {
    expect(filingsForAll([drug, explosive, hazardous, plain, drug])).toEqual(["explosive", "drug"]);
  });
});

describe("isReported (rules, claim pack)", () => {
  it.each([
    [plain, false],
    [hazardous, false],
    [drug, false],
    [explosive, true],
    [azide, true],
    [{ ...azide, specification: "0.1 mol/L in water" }, false],
  ])("the buyer of %j reports it: %j", (goods, expected) => {
    expect(isReported(goods)).toBe(expected);
  });
});

describe("the licence for highly toxic chemicals (decisions, highly toxic chemicals)", () => {
  it.each([
    [plain, []],
    [hazardous, ["explosive"]],
    [azide, ["explosive", "licence"]],
    [{ ...azide, specification: "100 μg/mL，溶于水" }, []],
  ])("the buyer of %j has the duties %j", (line, duties) => {
    expect(dutiesOf(line)).toEqual(duties);
  });

  it.each([
    [[azide], false, false, "not-required"],
    [[azide], false, true, "missing"],
    [[azide], true, false, "filed"],
    [[azide], true, true, "filed"],
    [[hazardous, azide], false, true, "missing"],
    [[hazardous, plain], false, true, "not-required"],
    [[hazardous], true, true, "not-required"],
    [[], false, true, "not-required"],
  ])("the licence for %j, filed: %s, required: %s, is %s", (lines, isFiled, isRequired, state) => {
    expect(licenceState(lines, { isFiled, isRequired })).toBe(state);
  });

  it.each(
    FILING_STATES.flatMap((state) =>
      (["not-required", "missing", "filed"] as const).map(
        (poisonLicence) => [state, poisonLicence] as const,
      ),
    ),
  )(
    "a filing that is %s, its licence %s, lets the goods be ordered that it suffices for",
    (state, poisonLicence) => {
      const filings = [filed("explosive", state, poisonLicence)];
      const isAccepted = state === "accepted";
      expect(missingFilings([hazardous], filings).length === 0).toBe(isAccepted);
      expect(missingFilings([azide], filings).length === 0).toBe(
        isAccepted && poisonLicence !== "missing",
      );
      const limit = limitOf({ ...order, lines: [hazardous, azide], filings });
      expect(limit.products).toEqual(
        [hazardous, azide].filter((line) => missingFilings([line], filings).length > 0),
      );
      const duties = isAccepted ? ["explosive"] : [];
      expect(fulfilledDuties(filings)).toEqual(
        isAccepted && poisonLicence === "filed" ? [...duties, "licence"] : duties,
      );
    },
  );

  it("a missing licence is no matter of other goods that require the filing", () => {
    const filings = [filed("drug"), filed("explosive", "accepted", "missing")];
    expect(filingsAmong([hazardous, drug], filings)).toEqual([filed("explosive"), filed("drug")]);
    expect(filingsAmong([azide], filings)).toEqual([filings[1]]);
    expect(filingsAmong([plain], filings)).toEqual([]);
  });
});

describe("limitOf (customer centre §4, price-response limit)", () => {
  it.each([
    ["nothing", order, "none", []],
    ["no filing", { ...order, filings: none }, "restricted", restricted],
    ["filings that nobody read", { ...order, filings: [] }, "restricted", restricted],
    [
      "the filing of the other precursors only",
      { ...order, filings: [filed("explosive", "pending"), filed("drug")] },
      "restricted",
      [hazardous, explosive, azide],
    ],
    [
      "no licence for highly toxic chemicals",
      { ...order, filings: [filed("explosive", "accepted", "missing"), filed("drug")] },
      "restricted",
      [azide],
    ],
    ["no filing, nothing flagged", { ...order, filings: [], lines: [plain] }, "none", []],
    ["a notice", { ...order, hasNotice: true }, "beijing", []],
    ["words of the shop's", { ...order, custom: [plain] }, "custom", [plain]],
    [
      "all of them",
      { ...order, filings: none, hasNotice: true, custom: [plain] },
      "restricted",
      restricted,
    ],
    ["words and a notice", { ...order, hasNotice: true, custom: [plain] }, "custom", [plain]],
  ])("finds the limit of an order: %s", (_, given, kind, products) => {
    expect(limitOf(given)).toEqual({ kind, products });
  });

  it("allows the order once its products are removed", () => {
    const lines = fc.array(fc.constantFrom(...all));
    const words = fc.subarray(all);
    const notice = fc.boolean();
    fc.assert(
      fc.property(
        lines,
        words,
        notice,
        fc.subarray([...accepted, filed("explosive", "accepted", "missing")]),
        (of, withMessage, hasNotice, filings) => {
          const limit = (left: typeof of) =>
            limitOf({
              lines: left,
              custom: left.filter((line) => withMessage.includes(line)),
              hasNotice,
              filings,
            });
          let left = of;
          for (let round = 0; round < 2; round += 1) {
            const { products } = limit(left);
            left = left.filter((line) => !products.includes(line));
          }
          expect(blocksOrder(limit(left))).toBe(false);
        },
      ),
    );
  });
});
