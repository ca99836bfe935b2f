import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { inMain } from "../../foundations/stage/in-main.tsx";
import { storyLanguage, words } from "../../foundations/stage/words.ts";
import type { HazardousLine } from "./hazardous-line.ts";
import { copy } from "./JointHazards.copy.ts";
import { JointHazards } from "./JointHazards.tsx";

const sulfuricAcid: HazardousLine = {
  itemCode: "S1",
  name: "硫酸",
  englishName: "Sulfuric acid",
  casNumber: "7664-93-9",
  smiles: "OS(=O)(=O)O",
  hazardStatements: ["H314"],
};
const sodiumAzide: HazardousLine = {
  itemCode: "S2",
  name: "叠氮化钠",
  englishName: "Sodium azide",
  casNumber: "26628-22-8",
  smiles: "[Na+].[N-]=[N+]=[N-]",
  hazardStatements: ["H300", "EUH032"],
};
const permanganate: HazardousLine = {
  itemCode: "P1",
  name: "高锰酸钾",
  englishName: "Potassium permanganate",
  casNumber: "7722-64-7",
  smiles: "[K+].[O-][Mn](=O)(=O)=O",
  hazardStatements: ["H272", "H302", "H410"],
};
const ethanol: HazardousLine = {
  itemCode: "E1",
  name: "乙醇",
  englishName: "Ethanol",
  casNumber: "64-17-5",
  smiles: "CCO",
  hazardStatements: ["H225", "H319"],
};
const ether: HazardousLine = {
  ...ethanol,
  itemCode: "E2",
  name: "乙醚",
  englishName: "Diethyl ether",
  casNumber: "60-29-7",
  smiles: "CCOCC",
};

const meta = {
  title: "Blocks/Joint hazards",
  component: JointHazards,
  tags: ["no-picture", "plays-on-phones"],
  decorators: [inMain],
  parameters: { layout: "padded" },
  args: { lines: [sulfuricAcid, sodiumAzide, permanganate, ethanol, ether] },
} satisfies Meta<typeof JointHazards>;
export default meta;
type Story = StoryObj<typeof meta>;

const nameOf = (line: HazardousLine) => (storyLanguage() === "en" ? line.englishName : line.name);

/** What reacts, the worst first and each reaction once, and what is stored apart. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const { apart, doNotMix, grades, with: and } = words(copy);
    await userEvent.click(canvas.getByText(doNotMix(4), { exact: false }));
    const reactions = within(canvas.getByRole("region", { name: new RegExp(doNotMix(4), "u") }));
    const rows = reactions.getAllByRole("listitem");
    await expect(rows[0]).toHaveTextContent(
      `${nameOf(sodiumAzide)} ${and} ${nameOf(sulfuricAcid)}`,
    );
    await expect(rows[0]).toHaveTextContent(grades.danger);
    await expect(canvas.getByText(apart(1), { exact: false })).toBeVisible();
  },
};

/** Two packs of an item do not react with each other, and are not stored apart: nothing is shown. */
export const Nothing: Story = {
  args: { lines: [ethanol, { ...ethanol }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("region")).toBeNull();
  },
};
