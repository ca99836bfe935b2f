import { Heading } from "@storybook/addon-docs/blocks";
import type { ReactNode } from "react";
import { useCopy } from "../../../language/language.tsx";
import { type BothLanguages, Text } from "./Text.tsx";
import { copy } from "./Usage.copy.ts";

interface Props {
  /** `Point`s. */
  children: ReactNode;
}

export function When({ children }: Props) {
  return <Section title={useCopy(copy).when}>{children}</Section>;
}

/** Each point names what to take instead. */
export function WhenNot({ children }: Props) {
  return <Section title={useCopy(copy).whenNot}>{children}</Section>;
}

/** The parts, from the start to the end. */
export function Anatomy({ children }: Props) {
  return <Section title={useCopy(copy).anatomy}>{children}</Section>;
}

export function Wording({ children }: Props) {
  return <Section title={useCopy(copy).wording}>{children}</Section>;
}

function Section({ title, children }: Props & { title: string }) {
  return (
    <>
      <Heading>{title}</Heading>
      <ul>{children}</ul>
    </>
  );
}

export function Point(texts: BothLanguages) {
  return (
    <li>
      <Text {...texts} />
    </li>
  );
}

/** The keys: `Key`s. */
export function Keyboard({ children }: { children: ReactNode }) {
  const words = useCopy(copy);
  return (
    <>
      <Heading>{words.keyboard}</Heading>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.key}</th>
            <th scope="col">{words.effect}</th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </>
  );
}

/** Keys separated by spaces, of which each has the effect: "Enter Space". */
export function Key({ press, ...effect }: BothLanguages & { press: string }) {
  return (
    <tr>
      <td>
        {press.split(" ").map((key, place) => (
          <span key={key}>
            {place > 0 && " / "}
            <kbd>{key}</kbd>
          </span>
        ))}
      </td>
      <td>
        <Text {...effect} />
      </td>
    </tr>
  );
}

/** The keyboard of what has no keys of its own, and why. */
export function NoKeys(reason: BothLanguages) {
  return (
    <>
      <Heading>{useCopy(copy).keyboard}</Heading>
      <p>
        <Text {...reason} />
      </p>
    </>
  );
}
