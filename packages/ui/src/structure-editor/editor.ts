import { isMolfile } from "@reagent/domain/structure-search";
import { structureText } from "@reagent/domain/structure-text";
import { CanvasEditor, Molecule } from "openchemlib";
import type { Language } from "../language/language.tsx";
import { drawnCode } from "./drawn-code.ts";
import { copy } from "./editor.copy.ts";
import { type FromEditor, toEditor } from "./messages.ts";
import { toolbarOf } from "./toolbar.ts";
import { type Tool, TOOLS } from "./tools.ts";

type Words = (typeof copy)[Language];
type Ring = keyof Words["rings"];

const RINGS: Readonly<Record<Ring, string>> = {
  benzene: "c1ccccc1",
  pyridine: "c1ccncc1",
  cyclohexane: "C1CCCCC1",
  cyclopentane: "C1CCCC1",
};

/**
 * Opens the structure editor in a frame of its own: OpenChemLib's canvas, and buttons of ours for its tools and for what a keyboard
 * or a screen reader cannot reach on it. It sends what is drawn to `page` around it, draws what that sends, and has its theme.
 */
export function openEditor(root: HTMLElement, language: Language, page: Window = parent): void {
  const words = copy[language];
  document.title = words.title;
  root.classList.add("structure-editor");
  const status = document.createElement("p");
  status.setAttribute("role", "status");
  const area = document.createElement("div");
  area.className = "area";
  area.setAttribute("role", "img");
  area.setAttribute("aria-label", words.canvas);
  const bars = document.createElement("div");
  bars.className = "bars";
  const bar = document.createElement("div");
  bar.className = "actions";
  bar.setAttribute("role", "group");
  bar.setAttribute("aria-label", words.actions);
  bars.append(bar);
  const facts = document.createElement("p");
  facts.className = "facts";
  root.append(bars, area, status, facts);
  followTheme(root, page.document.documentElement);

  const editor = new CanvasEditor(area, { initialMode: "molecule" });
  const shadow = area.firstElementChild?.shadowRoot;
  keepSizes(shadow);
  const [tools] = shadow?.querySelectorAll("canvas") ?? [];
  if (tools) {
    tools.style.display = "none";
    const { bar: buttons, choose } = toolbarOf(tools, words);
    bars.prepend(buttons);
    chooseByKey(area, () => editor.getMolecule().getIDCodeAndCoordinates().idCode, choose);
  }
  const say = (message: FromEditor) => page.postMessage(message, location.origin);

  // A molecule that is set becomes a step of the editor's undo; one that is changed in place does not.
  const change = (by: (molecule: Molecule) => void) => {
    const molecule = editor.getMolecule().getCompactCopy();
    by(molecule);
    editor.setMolecule(molecule);
    editor.moleculeChanged();
  };
  const button = (label: string, act: () => void) => {
    const element = document.createElement("button");
    element.type = "button";
    element.textContent = label;
    element.addEventListener("click", act);
    bar.append(element);
    return element;
  };
  const rings = document.createElement("select");
  rings.setAttribute("aria-label", words.start);
  rings.append(new Option(words.start, ""));
  for (const ring of Object.keys(RINGS) as Ring[])
    rings.append(new Option(words.rings[ring], RINGS[ring]));
  rings.addEventListener("change", () => {
    if (rings.value === "") return;
    const ring = Molecule.fromSmiles(rings.value);
    rings.value = "";
    change((molecule) => {
      molecule.addMolecule(ring);
      molecule.inventCoordinates();
    });
  });
  bar.append(rings);
  button(words.arrange, () => change((molecule) => molecule.inventCoordinates()));
  const query = button(words.query, () =>
    change((molecule) => molecule.setFragment(!molecule.isFragment())),
  );
  button(words.clear, () => {
    editor.clearAll();
    editor.moleculeChanged();
  });

  // What the page knows already is not sent again: it would replace what was typed there meanwhile.
  let known = "";
  editor.setOnChangeListener(() => {
    const molecule = editor.getMolecule();
    query.setAttribute("aria-pressed", String(molecule.isFragment()));
    facts.replaceChildren(...factsOf(molecule, words));
    const code = drawnCode(molecule);
    if (code === known) return;
    known = code;
    say({ kind: "structure-editor-drawn", code });
  });
  query.setAttribute("aria-pressed", "false");
  facts.append(...factsOf(editor.getMolecule(), words));

  addEventListener("message", (event: MessageEvent<unknown>) => {
    const message = toEditor(event, { origin: location.origin, source: page });
    if (!message) return;
    const molecule = moleculeOf(message.code);
    status.textContent = molecule ? "" : words.unreadable;
    if (!molecule) return;
    known = drawnCode(molecule);
    editor.setMolecule(molecule);
    editor.moleculeChanged();
  });
  say({ kind: "structure-editor-ready" });
}

/** Formula, molar mass and number of atoms of what is drawn; how to draw where nothing is drawn, or only a pattern. */
function factsOf(molecule: Molecule, words: Words): Node[] {
  if (molecule.getAllAtoms() === 0 || molecule.isFragment()) return [new Text(words.hint)];
  const { formula, relativeWeight } = molecule.getMolecularFormula();
  const texts = [`${relativeWeight.toFixed(2)} g/mol`, words.atoms(molecule.getAllAtoms())];
  return [formulaOf(formula), ...texts.map(spanOf)];
}

function spanOf(text: string): HTMLElement {
  const span = document.createElement("span");
  span.textContent = text;
  return span;
}

/** A formula with its numbers as subscripts. */
function formulaOf(formula: string): HTMLElement {
  const span = spanOf("");
  for (const part of formula.split(/(\d+)/u)) {
    const element = /\d/u.test(part) ? document.createElement("sub") : spanOf("");
    element.textContent = part;
    span.append(element);
  }
  return span;
}

/** Gives the editor the theme of the page around it, also when that changes. */
function followTheme(root: HTMLElement, page: HTMLElement): void {
  const follow = () => {
    root.dataset["theme"] = page.dataset["theme"] ?? "light";
  };
  new MutationObserver(follow).observe(page, { attributeFilter: ["data-theme"] });
  follow();
}

/**
 * Chooses a tool by its key. OpenChemLib does so for keys that change no atom below the pointer, and does not tell: the same tool is
 * chosen once more, for its button to show it.
 */
function chooseByKey(
  area: HTMLElement,
  structure: () => string,
  choose: (tool: Tool) => void,
): void {
  let before = "";
  area.addEventListener("keydown", () => (before = structure()), { capture: true });
  area.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || structure() !== before) return;
    const tool = TOOLS.find(({ key }) => key === event.key);
    if (tool) choose(tool);
  });
}

/**
 * OpenChemLib resizes its canvas with the element around it, and each change of its size clears it until the next frame. As an inline
 * child that is as wide as its parent may become, the canvas would change that element's size in turn: scrollbars that take space would
 * come and go in each frame, and nothing would be seen.
 */
function keepSizes(shadow: ShadowRoot | null | undefined): void {
  for (const { style } of shadow?.querySelectorAll("canvas") ?? []) {
    style.display = "block";
    style.flex = "none";
  }
  for (const { style } of shadow?.querySelectorAll<HTMLElement>(":scope > div") ?? []) {
    style.minWidth = "0";
    style.overflow = "hidden";
  }
}

/** The molecule of a SMILES or molfile; undefined where it cannot be read. */
function moleculeOf(given: string): Molecule | undefined {
  const code = structureText(given);
  try {
    if (code === "") return new Molecule(0, 0);
    return isMolfile(code) ? Molecule.fromMolfile(code) : Molecule.fromSmiles(code);
  } catch {
    return undefined;
  }
}
