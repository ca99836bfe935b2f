import type { copy } from "./editor.copy.ts";
import { type Tool, TOOL_SETS, TOOLS } from "./tools.ts";

type Words = (typeof copy)["zh" | "en"];

/** The sizes of OpenChemLib's own tool buttons, in pixels. */
const [CELL, BORDER, ROWS] = [21, 2, 17];
const SVG = "http://www.w3.org/2000/svg";

/** The keys that move the focus in the toolbar, and how far. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/**
 * The buttons of the drawing tools, with names, for mouse, touch and keyboard. They press the tools on `canvas`, where OpenChemLib
 * draws its own buttons without names: it offers no other way to choose one.
 */
export function toolbarOf(canvas: HTMLCanvasElement, words: Words): ToolButtons {
  const bar = document.createElement("div");
  bar.className = "drawing";
  bar.setAttribute("role", "toolbar");
  bar.setAttribute("aria-label", words.tools);
  const buttons = new Map(TOOLS.map((tool) => [tool, buttonOf(tool, words)]));
  const choose = (tool: Tool) => {
    press(canvas, tool.number);
    if (tool.id === "undo") return;
    for (const [each, button] of buttons)
      button.setAttribute("aria-pressed", String(each === tool));
  };
  const focus = (tool: Tool) => {
    for (const [each, button] of buttons) button.tabIndex = each === tool ? 0 : -1;
  };
  for (const set of TOOL_SETS) {
    const group = document.createElement("div");
    for (const tool of set) {
      const button = buttons.get(tool);
      if (!button) continue;
      button.addEventListener("click", () => choose(tool));
      button.addEventListener("focus", () => focus(tool));
      group.append(button);
    }
    bar.append(group);
  }
  bar.addEventListener("keydown", (event) => {
    const all = [...buttons.values()];
    const step = STEPS[event.key];
    const at = all.findIndex((button) => button === event.target);
    if (step === undefined || at === -1) return;
    event.preventDefault();
    all.at((at + step) % all.length)?.focus();
  });
  const first = TOOLS.find(({ id }) => id === "bond");
  if (first) {
    focus(first);
    choose(first);
  }
  return { bar, choose };
}

export interface ToolButtons {
  readonly bar: HTMLElement;
  readonly choose: (tool: Tool) => void;
}

function buttonOf(tool: Tool, words: Words): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  const name = words.drawing[tool.id];
  button.setAttribute("aria-label", name);
  button.title = tool.key?.trim() ? `${name} [${tool.key}]` : name;
  if ("letters" in tool.icon) {
    button.textContent = tool.icon.letters;
    return button;
  }
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 20 20");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", tool.icon.lines);
  if (tool.icon.isFilled) path.setAttribute("fill", "currentColor");
  svg.append(path);
  button.append(svg);
  return button;
}

/** Presses and releases the button with this number on the canvas. */
function press(canvas: HTMLCanvasElement, number: number): void {
  const centre = (cells: number) => BORDER + CELL * (cells + 0.5);
  const position = {
    offsetX: { value: centre(Math.floor(number / ROWS)) },
    offsetY: { value: centre(number % ROWS) },
  };
  for (const type of ["pointerdown", "pointerup"])
    canvas.dispatchEvent(
      Object.defineProperties(
        new PointerEvent(type, { bubbles: true, composed: true, pointerId: 1 }),
        position,
      ),
    );
}
