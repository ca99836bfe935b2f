import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useRef } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { useLanguage } from "../../language/language.tsx";
import { copy } from "../../structure-editor/editor.copy.ts";
import { openEditor } from "../../structure-editor/editor.ts";
import type { ToolId } from "../../structure-editor/tools.ts";
import "../../structure-editor/editor.css";
import { StructureEditor } from "./StructureEditor.tsx";

const meta: Meta<typeof StructureEditor> = {
  title: "Components/StructureEditor",
  component: StructureEditor,
  tags: ["plays-in-chinese", "plays-on-phones"],
  args: { value: "", onChange: fn() },
};
export default meta;
type Story = StoryObj<typeof StructureEditor>;

/** What is in the frame: the page of the editor, opened here without one. */
function Page() {
  const root = useRef<HTMLDivElement>(null);
  const language = useLanguage();
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    openEditor(element, language, window);
    return () => element.replaceChildren();
  }, [language]);
  return <div ref={root} style={{ height: "440px", maxWidth: "720px" }} />;
}

/** The editor itself, as it is in the shop. In other stories its frame has a field in place of the canvas. */
export const Drawing: Story = {
  tags: ["!plays-in-chinese"],
  render: () => <Page />,
  play: async ({ canvas, globals }) => {
    const words = copy[globals["language"] === "en" ? "en" : "zh"];
    const start = await canvas.findByRole("combobox", { name: words.start });
    await expect(canvas.getByText(words.hint)).toBeVisible();
    await userEvent.selectOptions(start, words.rings.benzene);
    // Formula, molar mass and atoms of what is drawn; a pattern has none.
    await expect(canvas.getByText("78.11 g/mol").parentElement).toHaveTextContent(
      `C6H678.11 g/mol${words.atoms(6)}`,
    );
    const query = canvas.getByRole("button", { name: words.query });
    await userEvent.click(query);
    await waitFor(() => expect(query).toHaveAttribute("aria-pressed", "true"));
    await expect(canvas.queryByText("78.11 g/mol")).toBeNull();
  },
};

/** What each tool draws when an empty drawing area is pressed. */
const DRAWN: Readonly<Partial<Record<ToolId, string>>> = {
  bond: "CC",
  ring3: "C1CC1",
  ring4: "C1CCC1",
  ring5: "C1CCCC1",
  ring6: "C1CCCCC1",
  ring7: "C1CCCCCC1",
  benzene: "c1ccccc1",
  carbon: "C",
  nitrogen: "N",
  oxygen: "O",
  sulfur: "S",
  phosphorus: "P",
  silicon: "[SiH4]",
  fluorine: "F",
  chlorine: "Cl",
  bromine: "Br",
  iodine: "I",
};

export const EachTool: Story = {
  tags: ["!plays-in-chinese", "no-picture"],
  render: () => <Page />,
  play: async ({ canvas, canvasElement, globals }) => {
    const words = copy[globals["language"] === "en" ? "en" : "zh"];
    const codes: unknown[] = [];
    const receive = ({ data }: MessageEvent<{ code?: string }>) => codes.push(data.code);
    addEventListener("message", receive);
    try {
      const bar = await canvas.findByRole("toolbar", { name: words.tools });
      const [, area] = await waitFor(() => {
        const canvases = canvasElement
          .querySelector("[data-openchemlib-canvas-editor]")
          ?.shadowRoot?.querySelectorAll("canvas");
        if (!canvases) throw new Error("there is no canvas");
        return canvases;
      });
      if (!area) throw new Error("there is no drawing area");
      for (const [id, code] of Object.entries(DRAWN)) {
        await userEvent.click(canvas.getByRole("button", { name: words.clear }));
        const tool = within(bar).getByRole("button", { name: words.drawing[id as ToolId] });
        await userEvent.click(tool);
        await expect(tool).toHaveAttribute("aria-pressed", "true");
        const { x, y, width, height } = area.getBoundingClientRect();
        const coords = { clientX: x + width / 2, clientY: y + height / 2 };
        await userEvent.pointer({ keys: "[MouseLeft]", target: area, coords });
        await waitFor(() => expect(codes.at(-1)).toBe(code));
      }
    } finally {
      removeEventListener("message", receive);
    }
  },
};

/** The frame is loaded again where the window is zoomed: it shows what was drawn, which the page knows. */
export const LoadedAgain: Story = {
  args: { value: "CCO" },
  play: async ({ canvas, canvasElement }) => {
    const frame = await waitFor(() => {
      const found = canvasElement.querySelector("iframe");
      if (!found) throw new Error("there is no frame");
      return found;
    });
    const fieldIn = () => frame.contentDocument?.querySelector("input");
    await waitFor(() => expect(fieldIn()).toHaveValue("CCO"));
    await waitFor(() => expect(canvas.queryByText("正在加载结构编辑器")).toBeNull());
    const first = fieldIn();
    if (!first) throw new Error("there is no field");
    await userEvent.type(first, "C");
    await waitFor(() => expect(frame.contentDocument?.querySelector("input")).toHaveValue("CCOC"));
    frame.contentWindow?.location.reload();
    await waitFor(() => expect(fieldIn()).not.toBe(first));
    await waitFor(() => expect(fieldIn()).toHaveValue("CCOC"));
  },
};
