// @vitest-environment jsdom
import { act, render, screen } from "@testing-library/react";
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

/** The observer receives changes in a microtask. */
const observed = () => act(async () => {});

function Lights({ count, isOpen }: { count: number; isOpen: boolean }) {
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
    const { rerender, unmount, container } = render(<Lights count={1} isOpen />);
    const words = async () => {
      await observed();
      return screen.getByRole("paragraph").textContent;
    };
    translate(how);
    await observed();
    rerender(<Lights count={2} isOpen />);
    expect(await words()).toBe("There are 2 lights!Many.");
    rerender(<Lights count={3} isOpen={false} />);
    expect(await words()).toBe("Closed: There are 3! Ask us.Many.");
    translate(how);
    await observed();
    rerender(<Lights count={1} isOpen />);
    expect(await words()).toBe("There are 1 lights!");
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
