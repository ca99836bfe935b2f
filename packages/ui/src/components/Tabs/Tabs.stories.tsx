import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inPseudoStates } from "../../foundations/stage/pseudo-states.tsx";
import { Tabs } from "./Tabs.tsx";

const meta: Meta<typeof Tabs> = {
  title: "Components/Tabs",
  tags: ["plays-on-phones"],
  component: Tabs,
  parameters: { layout: "padded" },
};
export default meta;

type Story = StoryObj<typeof Tabs>;

export const SearchResults: Story = {
  render: () => (
    <Tabs
      label="搜索结果"
      defaultValue="reagents"
      options={[
        { value: "reagents", label: "试剂", count: 126, panel: <p>一百二十六种试剂</p> },
        { value: "instruments", label: "仪器耗材", count: 3, panel: <p>三种仪器耗材</p> },
      ]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const reagents = canvas.getByRole("tab", { name: /试剂/u, selected: true });
    await document.fonts.ready;
    const widthBefore = reagents.getBoundingClientRect().width;
    await userEvent.click(reagents);
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tabpanel", { name: /仪器耗材/u })).toHaveTextContent(
      "三种仪器耗材",
    );
    await expect(reagents.getBoundingClientRect().width).toBe(widthBefore);
    const instruments = canvas.getByRole("tab", { name: /仪器耗材/u });
    await expect(instruments).toHaveFocus();
    await userEvent.click(instruments);
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expect(instruments).toHaveFocus();
  },
};

export const MoreThanFitOnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  render: () => (
    <Tabs
      label="产品资料"
      defaultValue="properties"
      options={[
        { value: "properties", label: "性质与用途", panel: "无色至淡黄色油状液体。" },
        { value: "certificates", label: "质检报告", panel: "按批号查询。" },
        { value: "spectra", label: "图谱", count: 2, panel: "两份图谱。" },
        { value: "safety", label: "安全信息", panel: "危险。" },
        { value: "pictures", label: "产品图", panel: "一张图片。" },
      ]}
    />
  ),
};

export const PseudoStates: Story = inPseudoStates(() => (
  <Tabs
    label="搜索结果"
    defaultValue="reagents"
    options={[
      { value: "reagents", label: "试剂", count: 126, panel: <p>一百二十六种试剂</p> },
      { value: "instruments", label: "仪器耗材", count: 3, panel: <p>三种仪器耗材</p> },
    ]}
  />
));
