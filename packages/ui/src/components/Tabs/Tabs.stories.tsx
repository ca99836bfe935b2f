import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { InEnglish, sayIn } from "../../foundations/stage/english.tsx";
import { inPseudoStates } from "../../foundations/stage/pseudo-states.tsx";
import { Tabs } from "./Tabs.tsx";

const english = {
  搜索结果: "Search results",
  试剂: "Reagents",
  一百二十六种试剂: "One hundred and twenty-six reagents",
  仪器耗材: "Instruments and consumables",
  三种仪器耗材: "Three instruments and consumables",
  产品资料: "Product information",
  性质与用途: "Properties and use",
  "无色至淡黄色油状液体。": "Colourless to pale yellow oily liquid.",
  质检报告: "Certificates",
  "按批号查询。": "Search by batch number.",
  图谱: "Spectra",
  "两份图谱。": "Two spectra.",
  安全信息: "Safety",
  "危险。": "Danger.",
  产品图: "Pictures",
  "一张图片。": "One picture.",
  支付方式: "Payment methods",
  个人网银: "Personal banking",
  企业网银: "Business banking",
  支付宝: "Alipay",
  预付款账户: "Prepaid account",
  信用账户: "Credit account",
  线下转账: "Bank transfer",
};
const say = sayIn(english);

const meta: Meta<typeof Tabs> = {
  title: "Components/Tabs",
  tags: ["plays-on-phones"],
  component: Tabs,
  parameters: { layout: "padded", english },
};
export default meta;

type Story = StoryObj<typeof Tabs>;

export const SearchResults: Story = {
  render: () => (
    <InEnglish english={english}>
      <Tabs
        label="搜索结果"
        defaultValue="reagents"
        options={[
          { value: "reagents", label: "试剂", count: 126, panel: <p>一百二十六种试剂</p> },
          { value: "instruments", label: "仪器耗材", count: 3, panel: <p>三种仪器耗材</p> },
        ]}
      />
    </InEnglish>
  ),
  play: async ({ canvas, userEvent }) => {
    const reagents = canvas.getByRole("tab", {
      name: new RegExp(say("试剂"), "u"),
      selected: true,
    });
    await document.fonts.ready;
    const widthBefore = reagents.getBoundingClientRect().width;
    await userEvent.click(reagents);
    await userEvent.keyboard("{ArrowRight}");
    await expect(
      canvas.getByRole("tabpanel", { name: new RegExp(say("仪器耗材"), "u") }),
    ).toHaveTextContent(say("三种仪器耗材"));
    await expect(reagents.getBoundingClientRect().width).toBe(widthBefore);
    const instruments = canvas.getByRole("tab", { name: new RegExp(say("仪器耗材"), "u") });
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
    <InEnglish english={english}>
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
    </InEnglish>
  ),
};

/** Ways to pay, each of which must be seen. */
export const WrapsOnAPhone: Story = {
  tags: ["no-picture"],
  globals: { viewport: { value: "phone" } },
  render: () => (
    <InEnglish english={english}>
      <Tabs
        isWrapping
        label="支付方式"
        defaultValue="person"
        options={["个人网银", "企业网银", "支付宝", "预付款账户", "信用账户", "线下转账"].map(
          (label) => ({ value: label === "个人网银" ? "person" : label, label, panel: label }),
        )}
      />
    </InEnglish>
  ),
  play: async ({ canvas }) => {
    const list = canvas.getByRole("tablist");
    await expect(list.scrollWidth).toBe(list.clientWidth);
  },
};

export const PseudoStates: Story = inPseudoStates(() => (
  <InEnglish english={english}>
    <Tabs
      label="搜索结果"
      defaultValue="reagents"
      options={[
        { value: "reagents", label: "试剂", count: 126, panel: <p>一百二十六种试剂</p> },
        { value: "instruments", label: "仪器耗材", count: 3, panel: <p>三种仪器耗材</p> },
      ]}
    />
  </InEnglish>
));
