import { describe, expect, it } from "vitest";
import { copy, filingWords, lackingWords } from "./MissingFilings.copy.ts";

const complete = { refusal: "", poisonLicence: "not-required" } as const;
const lacking = { refusal: "", poisonLicence: "missing" } as const;

describe("the words about a filing", () => {
  it.each([
    [{ ...complete, state: "none" }, "not filed"],
    [{ ...complete, state: "pending" }, "being reviewed; you can order once it is accepted"],
    [{ ...complete, state: "refused", refusal: "No seal." }, "refused: No seal."],
    [
      { ...lacking, state: "none" },
      "not filed; the licence to buy highly toxic chemicals has to be in it",
    ],
    [
      { ...lacking, state: "pending" },
      "being reviewed, without the licence to buy highly toxic chemicals. Please ask our service how to add it",
    ],
    [
      { ...lacking, state: "accepted" },
      "accepted, without the licence to buy highly toxic chemicals. Please ask our service how to add it",
    ],
    [
      { ...lacking, state: "refused", refusal: "No seal." },
      "refused: No seal. (submit it again with the licence to buy highly toxic chemicals)",
    ],
    [{ ...complete, state: "accepted", poisonLicence: "filed" }, "accepted"],
  ] as const)("the words about the filing %j are %s", (filing, told) => {
    expect(filingWords(copy.en, filing)).toBe(told);
  });

  it.each([
    [[{ ...lacking, state: "accepted" }], copy.en.lackingLicence],
    [[{ ...lacking, state: "none" }], copy.en.lacking],
    [
      [
        { ...lacking, state: "accepted" },
        { ...complete, state: "pending" },
      ],
      copy.en.lacking,
    ],
  ] as const)("above the filings %j stands: %s", (filings, told) => {
    expect(lackingWords(copy.en, filings)).toBe(told);
  });
});
