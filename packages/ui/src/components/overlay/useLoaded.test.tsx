// @vitest-environment jsdom
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { useLoaded } from "./useLoaded.ts";

const load = () => Promise.resolve("loaded");

/** A field that loads something when it is focused, and says whether that has come and whether it was left. */
function Probe() {
  const [loaded, prepare] = useLoaded(load);
  const [isLeft, setIsLeft] = useState(false);
  return (
    <button type="button" onFocus={prepare} onBlur={() => setIsLeft(true)}>
      {`${loaded ?? "waiting"}, ${isLeft ? "left" : "here"}`}
    </button>
  );
}

/* Without `act`, which renders all at once: the order is that of a browser. */
it("renders what has come later than the event that moves the focus on", async () => {
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  root.render(<Probe />);
  const field = await vi.waitUntil(() => container.querySelector("button"));
  field.focus();
  await load();
  field.blur();
  await Promise.resolve();
  expect(field.textContent).toBe("waiting, left");
  await vi.waitFor(() => expect(field.textContent).toBe("loaded, left"));
  root.unmount();
});
