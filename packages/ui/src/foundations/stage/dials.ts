import type { HttpHandler } from "msw";

/** A whole number that a control changes. */
interface Dial {
  readonly from: number;
  readonly to: number;
  /** The value of the story. */
  readonly at: number;
  readonly step?: number;
}

interface DialsStory<Name extends string> {
  // Not by name: they are no props of the screen.
  readonly args: object;
  readonly argTypes: object;
  readonly parameters: {
    readonly dials: (values: Readonly<Record<Name, number>>) => readonly HttpHandler[];
  };
}

/**
 * A story whose controls set what the calls answer: the number of lines, the length of a name, a balance. The screen
 * is loaded again for each value.
 */
export function dials<Name extends string>(
  ranges: Readonly<Record<Name, Dial>>,
  scenario: (values: Readonly<Record<Name, number>>) => readonly HttpHandler[],
): DialsStory<Name> {
  const each = <Value>(make: (dial: Dial) => Value) =>
    Object.fromEntries(
      Object.entries<Dial>(ranges).map(([name, dial]) => [name, make(dial)]),
    ) as Record<Name, Value>;
  return {
    args: each(({ at }) => at),
    argTypes: each(({ from, to, step = 1 }) => ({
      control: { type: "range", min: from, max: to, step },
    })),
    parameters: { dials: scenario },
  };
}

/** A text in a given length: repeated, or cut. */
export const inLength = (text: string, length: number): string =>
  text.repeat(Math.ceil(length / Math.max(1, text.length))).slice(0, length);

/** As many entries as given, the samples again and again; `differ` changes what has to differ between two of them. */
export const inNumber = <Entry>(
  samples: readonly Entry[],
  count: number,
  differ: (entry: Entry, index: number) => Entry,
): Entry[] =>
  Array.from({ length: samples.length === 0 ? 0 : count }, (_, index) =>
    differ(samples[index % samples.length] as Entry, index),
  );
