import type { copy } from "./editor.copy.ts";

/** The drawing tools, in the order of their buttons. */
export type ToolId = keyof (typeof copy)["zh"]["drawing"];

export interface Tool {
  readonly id: ToolId;
  /** OpenChemLib's number of the tool: seventeen in each of two columns. */
  readonly number: number;
  /** The key that chooses it while the drawing area has the focus and no atom below the pointer takes the key. */
  readonly key?: string;
  /** What its button shows: letters, or lines in a square of 20. */
  readonly icon:
    | { readonly letters: string }
    | { readonly lines: string; readonly isFilled?: true };
}

/** The lines of a regular polygon that stands on one of its sides. */
function polygon(corners: number): string {
  const turn = Math.PI / corners + Math.PI / 2;
  const points = Array.from({ length: corners }, (_, corner) => {
    const angle = turn + (corner * 2 * Math.PI) / corners;
    return [10 + 7.5 * Math.cos(angle), 10 + 7.5 * Math.sin(angle)]
      .map((value) => value.toFixed(1))
      .join(" ");
  });
  return `M${points.join("L")}z`;
}

const atom = (id: ToolId, letters: string, number: number, key?: string): Tool => ({
  id,
  number,
  icon: { letters },
  ...(key === undefined ? {} : { key }),
});

/** Those of OpenChemLib's tools that a search by structure needs, in sets of what belongs together. */
export const TOOL_SETS: readonly (readonly Tool[])[] = [
  [
    {
      id: "undo",
      number: 17,
      icon: { lines: "M7 4.5L3.5 8 7 11.5M4 8h7.5a4.2 4.2 0 0 1 0 8.4H8.5" },
    },
    {
      id: "select",
      number: 2,
      key: " ",
      icon: {
        lines:
          "M10 3c4.4 0 7.5 2 7.5 4.8S14.4 12.5 10 12.5 2.5 10.6 2.5 7.8 5.6 3 10 3zM6.5 12c-1.8 1.2-1.5 3.8.5 5",
      },
    },
    { id: "erase", number: 4, key: "0", icon: { lines: "M7 16.5h10M3 12.5l7.5-9 6 5-6.5 8H6.5z" } },
    {
      id: "turn",
      number: 18,
      key: "z",
      icon: { lines: "M15.8 7A6.6 6.6 0 1 0 16.5 11.5M16.3 2.8V7h-4.2" },
    },
  ],
  [
    { id: "bond", number: 5, key: "1", icon: { lines: "M3.5 15.5l13-11" } },
    { id: "wedge", number: 6, key: "u", icon: { lines: "M3 15.5L14 3.5l3.5 4z", isFilled: true } },
    {
      id: "hashed",
      number: 23,
      key: "d",
      icon: {
        lines: "M4.3 14l.9 1.1M6.6 11.8l1.7 2M8.9 9.6l2.5 2.9M11.2 7.4l3.3 3.8M13.5 5.2l4.1 4.7",
      },
    },
    { id: "chain", number: 22, key: "2", icon: { lines: "M2 13l4-6 4 6 4-6 4 6" } },
  ],
  [
    { id: "ring3", number: 7, key: "3", icon: { lines: polygon(3) } },
    { id: "ring4", number: 24, key: "4", icon: { lines: polygon(4) } },
    { id: "ring5", number: 8, key: "5", icon: { lines: polygon(5) } },
    { id: "ring6", number: 25, key: "6", icon: { lines: polygon(6) } },
    { id: "ring7", number: 9, key: "7", icon: { lines: polygon(7) } },
    {
      id: "benzene",
      number: 26,
      key: "a",
      icon: { lines: `${polygon(6)}M10 6.2a3.8 3.8 0 1 0 .01 0z` },
    },
  ],
  [
    { id: "plus", number: 10, key: "+", icon: { lines: "M10 4v12M4 10h12" } },
    { id: "minus", number: 27, key: "-", icon: { lines: "M4 10h12" } },
  ],
  [
    atom("carbon", "C", 11, "c"),
    atom("nitrogen", "N", 12, "n"),
    atom("oxygen", "O", 13, "o"),
    atom("sulfur", "S", 30, "s"),
    atom("phosphorus", "P", 29, "p"),
    atom("silicon", "Si", 28),
    atom("fluorine", "F", 14, "f"),
    atom("chlorine", "Cl", 31, "l"),
    atom("bromine", "Br", 15, "b"),
    atom("iodine", "I", 32, "i"),
    atom("hydrogen", "H", 16, "h"),
    atom("other", "…", 33, "."),
  ],
];

export const TOOLS: readonly Tool[] = TOOL_SETS.flat();
