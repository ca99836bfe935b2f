// @vitest-environment jsdom
import { act, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { tolerateTranslation } from "./translated-page.ts";

const { insertBefore, removeChild } = Node.prototype;
beforeEach(() => tolerateTranslation(document.body));
afterEach(() => Object.assign(Node.prototype, { insertBefore, removeChild }));

/** Does with each text what the translation of a browser does; the words stay the same. */
function translate(how: "wraps" | "replaces"): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.parentElement?.closest("font")) continue;
    const font = document.createElement("font");
    text.before(font);
    if (how === "wraps") font.append(text);
    else {
      font.append(text.data);
      text.remove();
    }
  }
}

/** The observer is told of changes in a microtask. */
const observed = () => act(async () => {});

let show: (state: { count: number; isOpen: boolean }) => void;

function Lights() {
  const [{ count, isOpen }, set] = useState({ count: 1, isOpen: true });
  show = set;
  return (
    <p>
      {!isOpen && "Closed: "}There are {count}
      {isOpen && " lights"}
      <b>!</b>
      {!isOpen && " Ask us."}
      {count > 1 && <i>Many.</i>}
    </p>
  );
}

describe.each(["wraps", "replaces"] as const)("a translation that %s each text", (how) => {
  test("lets React change, remove and insert texts, and unmount them", async () => {
    const { unmount, container } = render(<Lights />);
    const words = () => screen.getByRole("paragraph").textContent;
    translate(how);
    await observed();
    act(() => show({ count: 2, isOpen: true }));
    await observed();
    expect(words()).toBe("There are 2 lights!Many.");
    act(() => show({ count: 3, isOpen: false }));
    await observed();
    expect(words()).toBe("Closed: There are 3! Ask us.Many.");
    translate(how);
    await observed();
    act(() => show({ count: 1, isOpen: true }));
    await observed();
    expect(words()).toBe("There are 1 lights!");
    unmount();
    expect(container.childNodes).toHaveLength(0);
  });
});

test("a call that no translation explains throws as before", () => {
  const [one, other] = [document.createElement("div"), document.createElement("div")];
  const child = one.appendChild(document.createElement("b"));
  expect(() => other.removeChild(child)).toThrow("not a child");
  expect(() => other.insertBefore(document.createElement("i"), child)).toThrow(/child/u);
});
