import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Code } from "../Code/Code.tsx";
import { Formula } from "../Formula/Formula.tsx";
import { Measure } from "../Measure/Measure.tsx";
import { DefinitionList } from "./DefinitionList.tsx";

const english = {
  "CAS 号": "CAS number",
  分子式: "Formula",
  分子量: "Molecular weight",
  密度: "Density",
  沸点: "Boiling point",
  外观: "Appearance",
  无色透明液体: "Clear colourless liquid",
  贮存: "Storage",
  室温: "Room temperature",
};

const meta: Meta<typeof DefinitionList> = {
  title: "Components/DefinitionList",
  tags: ["plays-on-phones"],
  component: DefinitionList,
  parameters: { layout: "padded", english },
  args: {
    entries: [
      { term: "CAS 号", value: <Code kind="cas" value="64-17-5" /> },
      { term: "分子式", value: <Formula value="C2H6O" /> },
      { term: "分子量", value: <Measure value="46.07" unit="g/mol" /> },
      { term: "EINECS", value: "200-578-6" },
      { term: "密度", value: <Measure value="0.789" unit="g/mL" /> },
      { term: "沸点", value: <Measure value="78.3" unit="℃" /> },
      { term: "外观", value: "无色透明液体" },
      { term: "贮存", value: "室温" },
    ],
  },
};
export default meta;

type Story = StoryObj<typeof DefinitionList>;

export const OneColumn: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("term")).toHaveLength(8);
  },
};
export const TwoColumns: Story = { args: { columns: 2, isRuled: true } };
export const TwoColumnsOnAPhone: Story = {
  args: { columns: 2, isRuled: true },
  globals: { viewport: { value: "phone" } },
};
export const OnOneLine: Story = { args: { layout: "line" } };

/** Each term above its value. */
export const InCells: Story = { args: { layout: "cells" } };
export const InCellsOnAPhone: Story = {
  args: { layout: "cells" },
  globals: { viewport: { value: "phone" } },
};
