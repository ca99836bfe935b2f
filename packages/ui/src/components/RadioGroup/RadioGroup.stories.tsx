import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { defineCopy } from "../../language/define-copy.ts";
import { useCopy } from "../../language/language.tsx";
import { stack } from "../../theme/layout.css.ts";
import { Button } from "../Button/Button.tsx";
import { RadioGroup } from "./RadioGroup.tsx";

const copy = defineCopy({
  zh: {
    address: "收货地址",
    home: "周以宁　138 0000 4127",
    homeDetail: "上海市 浦东新区 科苑路 1278 号 3 号楼 205 实验室",
    branch: "梁启文　139 0000 8850",
    branchDetail: "江苏省 苏州市 工业园区 星湖街 218 号",
    coupon: "抵扣券",
    standard: "默认",
    edit: "编辑",
    small: "满 800 减 100",
    large: "满 2,000 减 300",
    short: "还差 ¥987.20 可用",
    invoice: "发票类型",
    plain: "全电普通发票",
    special: "全电专用发票",
  },
  en: {
    address: "Shipping address",
    home: "Zhou Yining, 138 0000 4127",
    homeDetail: "Lab 205, Building 3, 1278 Keyuan Road, Pudong, Shanghai",
    branch: "Liang Qiwen, 139 0000 8850",
    branchDetail: "218 Xinghu Street, Industrial Park, Suzhou, Jiangsu",
    coupon: "Coupon",
    standard: "Default",
    edit: "Edit",
    small: "¥100 off ¥800",
    large: "¥300 off ¥2,000",
    short: "¥987.20 short",
    invoice: "Invoice",
    plain: "General e-invoice",
    special: "Special VAT e-invoice",
  },
});

const onEdit = fn();

type Args = { error?: string };

function Addresses({ error }: Args) {
  const words = useCopy(copy);
  const [address, setAddress] = useState<"home" | "branch">("home");
  return (
    <RadioGroup
      label={words.address}
      value={address}
      onChange={setAddress}
      error={error}
      options={[
        {
          value: "home",
          label: words.home,
          description: words.homeDetail,
          mark: words.standard,
          actions: (
            <Button kind="quiet" size="small" onClick={onEdit}>
              {words.edit}
            </Button>
          ),
        },
        { value: "branch", label: words.branch, description: words.branchDetail },
      ]}
    />
  );
}

function Coupons() {
  const words = useCopy(copy);
  const [coupon, setCoupon] = useState<"small" | "large" | "">("");
  return (
    <RadioGroup
      label={words.coupon}
      value={coupon}
      onChange={setCoupon}
      options={[
        { value: "small", label: words.small, end: <b>−100.00</b> },
        { value: "large", label: words.large, description: words.short, isDisabled: true },
      ]}
    />
  );
}

function Invoices() {
  const words = useCopy(copy);
  const [invoice, setInvoice] = useState<"plain" | "special">("plain");
  return (
    <RadioGroup
      label={words.invoice}
      layout="inline"
      value={invoice}
      onChange={setInvoice}
      options={[
        { value: "plain", label: words.plain },
        { value: "special", label: words.special },
      ]}
    />
  );
}

const meta: Meta<Args> = {
  title: "Components/Fields/RadioGroup",
  subcomponents: { RadioGroup },
  tags: ["plays-in-chinese", "plays-on-phones"],
  parameters: { layout: "padded" },
};
export default meta;

type Story = StoryObj<Args>;

/** A choice is a row: a click anywhere chooses it, except on its actions. */
export const Rows: Story = {
  render: (args) => <Addresses {...args} />,
  play: async ({ canvas, userEvent }) => {
    const home = canvas.getByRole("radio", { name: /周以宁/ });
    const branch = canvas.getByRole("radio", { name: /梁启文/ });
    await expect(home).toBeChecked();
    await expect(branch).toHaveAccessibleDescription(/星湖街/);
    await userEvent.click(canvas.getByText(/梁启文/));
    await expect(branch).toBeChecked();
    const edit = canvas.getByRole("button", { name: "编辑" });
    await userEvent.click(edit);
    await expect(onEdit).toHaveBeenCalled();
    await expect(branch).toBeChecked();
    edit.blur();
    await userEvent.tab();
    await expect(edit).toHaveFocus();
    await userEvent.tab();
    await expect(branch).toHaveFocus();
    /* radix checks whether the key is still pressed when the focus has moved. */
    await userEvent.keyboard("{ArrowUp>}");
    await waitFor(() => expect(home).toBeChecked());
    await userEvent.keyboard("{/ArrowUp}");
    await expect(home).toHaveFocus();
  },
};

export const RowsOnAPhone: Story = { ...Rows, globals: { viewport: { value: "phone" } } };

export const OneCannotBeChosen: Story = {
  render: () => <Coupons />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("radio", { name: "满 2,000 减 300" })).toBeDisabled();
    await userEvent.click(canvas.getByRole("radio", { name: "满 800 减 100" }));
    await expect(canvas.getByRole("radio", { name: "满 800 减 100" })).toBeChecked();
  },
};

export const Invalid: Story = {
  args: { error: "请选择收货地址" },
  render: (args) => <Addresses {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radiogroup", { name: "收货地址" })).toHaveAccessibleDescription(
      "请选择收货地址",
    );
  },
};

export const Inline: Story = {
  render: () => (
    <div className={stack[6]}>
      <Invoices />
    </div>
  ),
};
