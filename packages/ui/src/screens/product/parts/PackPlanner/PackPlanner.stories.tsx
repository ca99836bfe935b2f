import { packs } from "@reagent/api/mock/samples/packs";
import { item } from "@reagent/api/mock/samples/product";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { PackPlanner } from "./PackPlanner.tsx";

const meta: Meta<typeof PackPlanner> = {
  title: "Screens/Product/Pack planner",
  component: PackPlanner,
  tags: ["plays-in-chinese", "plays-on-phones"],
  parameters: { layout: "padded" },
  args: {
    item: item("S812046"),
    packs: packs("S812046"),
    viewer: "customer",
    onFill: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const open = async (canvas: Canvas) => {
  await userEvent.click(canvas.getByRole("button", { name: "按用量选包装" }));
  return canvas.findByRole("textbox", { name: "用量" });
};

const ask = async (canvas: Canvas, need: string) => {
  const field = await open(canvas);
  await userEvent.clear(field);
  await userEvent.type(field, `${need}{Enter}`);
  return field;
};

export const Default: Story = {
  play: async ({ canvas }) => {
    const line = canvas.getByRole("button", { name: "按用量选包装" });
    await expect(line).toHaveAttribute("aria-expanded", "false");
    await expect(canvas.queryByRole("textbox")).toBeNull();
  },
};

/** The mix fills the quantities of all packs: those outside it become 0. */
export const Planned: Story = {
  play: async ({ canvas, args }) => {
    const field = await ask(canvas, "１３０");
    await expect(field).toHaveValue("130 g");
    const [cheapest, single] = await canvas.findAllByRole("listitem");
    await expect(cheapest).toHaveTextContent(
      "最省组合1 × 100 g + 2 × 25 g¥237.60¥1.58/g余 20 g填入数量",
    );
    await expect(single).toHaveTextContent("最小单包装1 × 500 g¥364.80¥0.73/g余 370 g填入数量");
    await expect(canvas.getByText(/^130 g：/)).toHaveTextContent("最省组合 1 × 100 g + 2 × 25 g");
    await userEvent.click(canvas.getByRole("button", { name: "填入数量 1 × 100 g + 2 × 25 g" }));
    await expect(args.onFill).toHaveBeenCalledWith({
      "400051": 2,
      "400052": 1,
      "400053": 0,
      "400054": 0,
    });
    await expect(canvas.getByText("数量已填入下表")).toHaveAttribute("role", "status");
  },
};

/** Where the cheapest mix is not in stock, the cheapest of those that are stands above it. */
export const InStockFirst: Story = {
  tags: ["no-picture"],
  args: {
    packs: packs("S812046").map((pack) => (pack.pack === "100g" ? { ...pack, stock: 0 } : pack)),
  },
  play: async ({ canvas }) => {
    await ask(canvas, "130");
    const titles = (await canvas.findAllByRole("listitem")).map(({ textContent }) => textContent);
    await expect(titles).toEqual([
      expect.stringMatching(/^现货最省组合6 × 25 g/u),
      expect.stringMatching(/^最省组合1 × 100 g \+ 2 × 25 g/u),
      expect.stringMatching(/^最小单包装1 × 500 g/u),
    ]);
  },
};

export const OnePackIsBoth: Story = {
  play: async ({ canvas }) => {
    await ask(canvas, "0.5kg");
    await expect(await canvas.findByRole("listitem")).toHaveTextContent(
      "最省，也是最小单包装1 × 500 g¥364.80¥0.73/g正好用完",
    );
  },
};

export const NoSinglePack: Story = {
  play: async ({ canvas }) => {
    await ask(canvas, "12 千克");
    await expect(await canvas.findByText("没有足够大的单包装")).toBeVisible();
  },
};

export const NotANeed: Story = {
  play: async ({ canvas }) => {
    const field = await ask(canvas, "some");
    await expect(field).toHaveAccessibleDescription("请输入用量，例如 12 g");
    await expect(field).toHaveValue("some");
    await expect(canvas.queryByRole("listitem")).toBeNull();
  },
};

/** Moles become the mass of the product, with the facts by which they do. */
export const InMoles: Story = {
  tags: ["picture"],
  play: async ({ canvas }) => {
    await expect(await ask(canvas, "0.25 mol")).toHaveValue("0.25 mol");
    await expect(
      canvas.getByText("0.25 mol 约合 31.16 g，按分子量 122.12、含量 98% 换算"),
    ).toBeVisible();
    const [cheapest] = canvas.getAllByRole("listitem");
    await expect(cheapest).toHaveTextContent("2 × 25 g");
    await expect(canvas.getByText(/^31\.16 g：/)).toHaveTextContent("最省组合 2 × 25 g");
  },
};

/** A volume of what is sold by mass, by its density. */
export const ByDensity: Story = {
  play: async ({ canvas }) => {
    await ask(canvas, "½ L");
    await expect(canvas.getByText("½ L 约合 573 g，按密度 1.146 g/mL 换算")).toBeVisible();
  },
};

export const MolesOfUnknownMass: Story = {
  args: { item: { ...item("S812046"), molecularWeight: "" } },
  play: async ({ canvas }) => {
    const field = await ask(canvas, "5 mmol");
    await expect(field).toHaveAccessibleDescription(
      "本品资料不足，无法换算，请输入以 g 为单位的用量",
    );
    await expect(field).toHaveValue("5 mmol");
  },
};

export const UnitOfAnotherKind: Story = {
  args: { item: { ...item("S812046"), density: "" } },
  play: async ({ canvas }) => {
    await expect(await ask(canvas, "12 mL")).toHaveAccessibleDescription(
      "本品按 g 出售，请使用同类单位",
    );
  },
};

export const NeedTooLarge: Story = {
  play: async ({ canvas }) => {
    await expect(await ask(canvas, "999999 kg")).toHaveAccessibleDescription(
      "用量超出可订数量，请使用大包装询价",
    );
  },
};

/** The need and its plan are shown again when the panel is reopened. */
export const ClosedAndOpened: Story = {
  play: async ({ canvas }) => {
    await ask(canvas, "130 g");
    await userEvent.click(canvas.getByRole("button", { name: "按用量选包装" }));
    await expect(canvas.queryByRole("textbox")).toBeNull();
    await expect(await open(canvas)).toHaveValue("130 g");
    await expect(canvas.getAllByRole("listitem")).toHaveLength(2);
  },
};

/** Guests plan with list prices. */
export const Guest: Story = {
  args: { packs: packs("S812046", "zh", "guest"), viewer: "guest" },
  play: async ({ canvas }) => {
    await ask(canvas, "20g");
    await expect(await canvas.findByRole("listitem")).toHaveTextContent("¥58.00");
  },
};

export const Volume: Story = {
  args: { item: item("E809056"), packs: packs("E809056") },
  play: async ({ canvas }) => {
    await ask(canvas, "10.2 L");
    const [cheapest] = await canvas.findAllByRole("listitem");
    await expect(cheapest).toHaveTextContent("1 × (4 × 2.5 L) + 1 × 500 mL");
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await ask(canvas, "130 g");
    await expect(await canvas.findAllByRole("listitem")).toHaveLength(2);
  },
};

/** Packs of one size need no planner. */
export const NoChoice: Story = {
  tags: ["!plays-in-chinese"],
  args: { item: item("B810530"), packs: packs("B810530") },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};
