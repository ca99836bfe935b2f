import { describe, expect, it } from "vitest";
import { COST_OF_A_FILE, gatherShared, type Screen } from "./shared-files.ts";

const LARGE = COST_OF_A_FILE * 10;
const SMALL = COST_OF_A_FILE / 10;

interface Source {
  readonly size: number;
  readonly imports?: readonly string[];
}

/** The files that come out, each as its modules. */
function filesOf(
  sources: Readonly<Record<string, Source>>,
  pages: readonly (readonly string[])[],
  publicPages = pages.length,
) {
  const needsOf = (id: string, seen = new Set<string>()): Set<string> => {
    seen.add(id);
    for (const next of sources[id]?.imports ?? []) if (!seen.has(next)) needsOf(next, seen);
    return seen;
  };
  const screens = pages.map((ids): Screen => ({
    weight: 1,
    ids: new Set(ids.flatMap((id) => [...needsOf(id)])),
  }));
  const isForAnyone = (id: string) => screens.slice(0, publicPages).some(({ ids }) => ids.has(id));
  const files = gatherShared(screens, needsOf, (id) => sources[id]?.size ?? 0, isForAnyone);
  return [...files].map(({ ids }) => [...ids].toSorted().join(" ")).toSorted();
}

describe("the files that pages share", () => {
  it("hold nothing that one page alone needs", () => {
    expect(filesOf({ cart: { size: LARGE } }, [["cart"], []])).toEqual([]);
  });

  it("hold together what the same pages need", () => {
    const sources = { table: { size: LARGE }, price: { size: LARGE } };
    const pages = [
      ["table", "price"],
      ["table", "price"],
    ];
    expect(filesOf(sources, pages)).toEqual(["price table"]);
  });

  it("are joined where a page gains more by asking once than others lose by loading what they do not need", () => {
    const sources = { table: { size: LARGE }, price: { size: SMALL } };
    const pages = [["table", "price"], ["table", "price"], ["table"]];
    expect(filesOf(sources, pages)).toEqual(["price table"]);
  });

  it("stay apart where what others would load is large", () => {
    const sources = { table: { size: LARGE }, editor: { size: LARGE } };
    const pages = [["table", "editor"], ["table", "editor"], ["table"]];
    expect(filesOf(sources, pages)).toEqual(["editor", "table"]);
  });

  it("stay apart where what comes along is large, however small they are", () => {
    const sources = {
      table: { size: LARGE },
      dates: { size: SMALL, imports: ["calendar"] },
      calendar: { size: LARGE },
    };
    const pages = [["table", "dates"], ["table", "dates"], ["table"], ["calendar"]];
    expect(filesOf(sources, pages)).toEqual(["calendar dates", "table"]);
  });

  it("keep apart what customers' pages alone need, however small it is", () => {
    const sources = { table: { size: LARGE }, address: { size: SMALL } };
    const pages = [["table"], ["table", "address"], ["table", "address"]];
    expect(filesOf(sources, pages)).toEqual(["address table"]);
    expect(filesOf(sources, pages, 1)).toEqual(["address", "table"]);
  });
});
