import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { sayIn } from "../../foundations/stage/english.tsx";
import { ChemicalName } from "./ChemicalName.tsx";

const english = {
  "N,N-二甲基甲酰胺": "N,N-Dimethylformamide",
};
const say = sayIn(english);

const meta: Meta<typeof ChemicalName> = {
  title: "Components/ChemicalName",
  tags: ["plays-on-phones"],
  component: ChemicalName,
  parameters: { layout: "padded", english },
};
export default meta;

type Story = StoryObj<typeof ChemicalName>;

const italicsIn = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll("i")].map((italic) => italic.textContent);

export const Locants: Story = {
  args: { value: "N,N-二甲基甲酰胺" },
  play: async ({ canvasElement }) => {
    await expect(italicsIn(canvasElement)).toEqual(["N", "N"]);
    await expect(canvasElement.querySelector("i")).toHaveStyle({ fontStyle: "italic" });
    await expect(canvasElement).toHaveTextContent(new RegExp(`^${say("N,N-二甲基甲酰胺")}$`, "u"));
  },
};
export const Prefix: Story = {
  tags: ["no-picture"],
  args: { value: "Di-tert-butyl dicarbonate" },
};
export const Stereodescriptors: Story = {
  tags: ["no-picture"],
  args: { value: "(8S,9R)-6'-Methoxycinchonan-9-ol" },
  play: async ({ canvasElement }) => {
    await expect(italicsIn(canvasElement)).toEqual(["S", "R"]);
  },
};
export const FusedRings: Story = {
  tags: ["no-picture"],
  args: { value: "5H-Dibenz[b,f]azepine-5-carboxamide" },
};
export const Adduct: Story = {
  tags: ["no-picture"],
  args: { value: "EDC·HCl" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^EDC·HCl$/u);
  },
};
export const AllUpright: Story = {
  tags: ["no-picture"],
  args: { value: "L-(+)-Tartaric acid" },
  play: async ({ canvasElement }) => {
    await expect(italicsIn(canvasElement)).toEqual([]);
  },
};
