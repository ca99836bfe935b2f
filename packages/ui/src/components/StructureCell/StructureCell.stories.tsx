import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { photograph } from "../../foundations/stage/photograph.ts";
import { StructureCell } from "./StructureCell.tsx";

/* Salicylaldehyde with bonds of 24 px. */
const salicylaldehyde = `<svg xmlns="http://www.w3.org/2000/svg" width="122" height="90" viewBox="0 0 122 90" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round"><path d="M70 21l20.8 12v24L70 69 49.2 57V33zM70 26l16.500 9.500v19M70 64l-16.500-9.500v-19M49.200 33L28.400 21l-14 8M28.400 17l-14 8M49.200 57l-14 8"/><g fill="currentColor" stroke="none" font-family="sans-serif" font-size="14"><text x="2" y="36">O</text><text x="14" y="76">HO</text></g></svg>`;

const english = {
  水杨醛: "Salicylaldehyde",
};

const meta: Meta<typeof StructureCell> = {
  title: "Components/StructureCell",
  component: StructureCell,
  tags: ["plays-in-chinese", "plays-on-phones"],
  parameters: { layout: "padded", english },
  args: {
    name: "水杨醛",
    drawing: salicylaldehyde,
    formula: "C7H6O2",
    weight: "122.12",
    onEnlarge: fn(),
  },
  decorators: [
    (Story, { args }) => (
      <div
        style={
          args.size === "large" || args.size === "fill"
            ? { width: 336, height: 336 }
            : { width: 168 }
        }
      >
        <Story />
      </div>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof StructureCell>;

export const InAList: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "放大水杨醛的结构式" }));
    await expect(args.onEnlarge).toHaveBeenCalledOnce();
  },
};

export const OnAProductPage: Story = {
  args: { size: "large", weight: "122.12 g/mol", isEager: true },
};

const methanol = `<svg xmlns="http://www.w3.org/2000/svg" width="50" height="24" viewBox="0 0 50 24" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round"><path d="M4 20l20-12"/><text x="26" y="12" fill="currentColor" stroke="none" font-family="sans-serif" font-size="14">OH</text></svg>`;

/** The lines of a small molecule are as thin as those of the others. */
export const SmallMolecule: Story = {
  args: { size: "large", name: "甲醇", drawing: methanol, formula: "CH4O", weight: "32.04 g/mol" },
  play: async ({ canvas }) => {
    const { width } = canvas.getByRole("img", { name: "甲醇的结构式" }).getBoundingClientRect();
    await expect(width).toBe(100);
  },
};

/** Enlarged, it is drawn at twice the size. */
export const Enlarged: Story = {
  args: { ...SmallMolecule.args, size: "fill" },
  play: async ({ canvas }) => {
    const { width } = canvas.getByRole("img", { name: "甲醇的结构式" }).getBoundingClientRect();
    await expect(width).toBe(200);
  },
};

export const AnInstrument: Story = {
  render: () => (
    <StructureCell name="移液器" drawing={salicylaldehyde} kind="instrument" isFramed={false} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "移液器的图片" })).toBeVisible();
  },
};

/** A photograph in place of a structure is called a picture, also by the button that enlarges it. */
export const APhotograph: Story = {
  tags: ["no-picture"],
  args: { drawing: photograph, name: "硅胶", onEnlarge: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("img", { name: "硅胶的图片" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "放大硅胶的图片" }));
    await expect(args.onEnlarge).toHaveBeenCalledOnce();
  },
};

export const WithoutAFrame: Story = {
  render: () => (
    <StructureCell name="水杨醛" drawing={salicylaldehyde} size="small" isFramed={false} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "水杨醛的结构式" })).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

export const NoStructure: Story = {
  args: { drawing: "", name: "海藻酸钠", formula: "混合物" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("暂无结构式")).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

/** Only lines and text of a foreign drawing are rendered. */
export const ForeignScript: Story = {
  args: {
    drawing: salicylaldehyde.replace(
      "</svg>",
      `<script>document.documentElement.dataset.ran = "yes"</script></svg>`,
    ),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole("img", { name: "水杨醛的结构式" });
    await expect(document.documentElement.dataset["ran"]).toBeUndefined();
  },
};
