import Bars from "@lucide/icons/icons/menu";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { routeIn } from "../../foundations/stage/location.ts";
import { defineCopy } from "../../language/define-copy.ts";
import { useCopy } from "../../language/language.tsx";
import {
  expectOverlayBehaviour,
  findOverlay,
  openByKeyboard,
} from "../../testing/overlay-behaviour.ts";
import { Button } from "../Button/Button.tsx";
import { Menu } from "./Menu.tsx";
import { type MenuGroup, MenuGroups } from "./MenuGroups.tsx";

type Words = {
  all: string;
  groups: readonly (readonly [string, ...string[]])[];
  sub: readonly string[];
};

const copy = defineCopy({
  zh: {
    all: "全部分类",
    groups: [
      ["有机化学", "溶剂", "醛酮", "羧酸与酸酐", "胺", "硼酸", "保护试剂"],
      ["分析试剂", "分析标准品", "指示剂", "色谱溶剂", "缓冲液"],
      ["生命科学", "氨基酸", "维生素", "生物缓冲剂", "天然产物"],
      ["材料科学", "配体与催化剂", "单体", "引发剂", "金属有机"],
    ] satisfies readonly (readonly [string, ...string[]])[],
    sub: ["无水溶剂", "HPLC 溶剂", "氘代溶剂"],
  },
  en: {
    all: "All categories",
    groups: [
      [
        "Organic chemistry",
        "Solvents",
        "Aldehydes and ketones",
        "Carboxylic acids and anhydrides",
        "Amines",
        "Boronic acids",
        "Protecting reagents",
      ],
      [
        "Analytical reagents",
        "Analytical standards",
        "Indicators",
        "Chromatography solvents",
        "Buffers",
      ],
      ["Life science", "Amino acids", "Vitamins", "Biological buffers", "Natural products"],
      ["Materials science", "Ligands and catalysts", "Monomers", "Initiators", "Organometallics"],
    ],
    sub: ["Anhydrous solvents", "HPLC solvents", "Deuterated solvents"],
  },
});

const groupsOf = ({ groups, sub }: Words): MenuGroup[] =>
  groups.map(([label, ...items], group) => ({
    label,
    to: `/category/${group + 1}`,
    items: items.map((item, index) => ({
      label: item,
      to: `/category/${group + 1}0${index}`,
      items:
        group === 0 && index === 0
          ? sub.map((each, place) => ({ label: each, to: `/category/100${place}` }))
          : [],
    })),
  }));

function Categories() {
  const words = useCopy(copy);
  return (
    <Menu
      label={words.all}
      groups={groupsOf(words)}
      trigger={(trigger) => (
        <Button kind="quiet" icon={Bars} {...trigger}>
          {words.all}
        </Button>
      )}
    />
  );
}

function OnAPage() {
  const words = useCopy(copy);
  return <MenuGroups label={words.all} groups={groupsOf(words)} />;
}

const meta: Meta = {
  title: "Components/Overlays/Menu",
  component: Menu,
  tags: ["plays-in-chinese", "plays-on-phones"],
  parameters: { layout: "padded" },
  render: () => <Categories />,
};
export default meta;

type Story = StoryObj;

export const Default: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole("button", { name: "全部分类" });
    await expectOverlayBehaviour({ opener, role: "dialog", name: "全部分类" });
  },
};

/** Following a link closes the menu. */
export const Followed: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const opener = canvas.getByRole("button", { name: "全部分类" });
    const menu = await openByKeyboard({ opener, role: "dialog", name: "全部分类" });
    await userEvent.click(within(menu).getByRole("link", { name: "指示剂" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/category/201"));
  },
};

export const Open: Story = {
  tags: ["picture"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "全部分类" }));
    await findOverlay("dialog");
  },
};

export const OpenOnAPhone: Story = { ...Open, globals: { viewport: { value: "phone" } } };

/** The same groups without a popover, for the phone menu. */
export const Groups: Story = { render: () => <OnAPage /> };
