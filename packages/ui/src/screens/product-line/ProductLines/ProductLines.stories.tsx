import { codes } from "@reagent/api/contract/envelope";
import { findCertificate } from "@reagent/api/contract/product";
import { listProductLines } from "@reagent/api/contract/product-line";
import { callMessages } from "@reagent/api/messages/call";
import { productMessages } from "@reagent/api/messages/product";
import { productLines } from "@reagent/api/mock/samples/product-lines";
import { answers, refuses } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { findAlert, findSection, findSideNav } from "../../../foundations/stage/actions.ts";
import { restsHere } from "../../../foundations/stage/at-rest.ts";
import { routeIn, tabOpenedIn } from "../../../foundations/stage/location.ts";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { ProductLines } from "./ProductLines.tsx";

const meta: Meta<typeof ProductLines> = {
  title: "Screens/Product line/Product lines",
  component: ProductLines,
  tags: ["plays-in-chinese", "plays-on-phones"],
  parameters: { route: "/productlines" },
};
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const standard = standardStories(listProductLines, (canvas) => canvas.findAllByRole("article"));

const sent = fn();

const lookUp = async (canvas: Canvas, batchCode: string, productCode: string) => {
  await findSection(canvas, "质检报告查询");
  const form = await canvas.findByRole("form", { name: "质检报告查询" });
  if (batchCode)
    await userEvent.type(within(form).getByRole("textbox", { name: "批号" }), batchCode);
  if (productCode)
    await userEvent.type(within(form).getByRole("textbox", { name: "货号/项目号" }), productCode);
  await userEvent.click(within(form).getByRole("button", { name: "查询质检报告" }));
  return within(form);
};

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findAllByRole("article")).toHaveLength(8);
    const line = within(canvas.getAllByRole("article")[4] as HTMLElement);
    await expect(line.getByText("HPLC 与 LC-MS 级，梯度洗脱实测")).toBeVisible();
    await expect(line.getByText(/^色谱与无水反应用溶剂。/)).toBeVisible();
    const list = within(await findSideNav(canvas, "产品线"));
    await expect(list.getAllByRole("link")).toHaveLength(8);
    await userEvent.click(line.getByRole("link", { name: "高纯溶剂" }));
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/productline/5"));
  },
};

/** Where no line has a picture, the names begin at the edge of the list. */
export const WithoutPictures: Story = {
  tags: ["!plays-in-chinese", "no-picture"],
  parameters: {
    scenario: [
      answers(listProductLines, (_, language) => ({
        lines: productLines(language).map((line) => ({ ...line, drawing: "" })),
      })),
    ],
  },
  play: async ({ canvas }) => {
    const [line] = await canvas.findAllByRole("article");
    const name = line && within(line).getByRole("heading");
    await expect(name?.getBoundingClientRect().left).toBe(line?.getBoundingClientRect().left);
  },
};

export const Loading: Story = standard.loading;

export const Empty: Story = {
  parameters: { scenario: [answers(listProductLines, { lines: [] })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "还没有产品线" })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { scenario: [refuses(listProductLines, codes.failed, callMessages.failed)] },
  play: async ({ canvas }) => {
    await findSection(canvas, "产品线");
    await waitFor(() => expect(canvas.getAllByRole("button", { name: "重试" })).toHaveLength(2));
    await findSection(canvas, "质检报告查询");
    await expect(await canvas.findByRole("form", { name: "质检报告查询" })).toBeVisible();
    await expect(screen.queryByRole("alertdialog")).toBeNull();
  },
};

export const LongWords: Story = {
  parameters: {
    scenario: [
      answers(listProductLines, (_, language) => ({
        lines: productLines(language).map((line, index) =>
          index === 1
            ? {
                ...line,
                name: `${line.name}（${"Tetrakis(triphenylphosphine)palladium".repeat(3)}）`,
                claim: line.claim.repeat(6),
                description: line.description.repeat(8),
                drawing: "",
              }
            : line,
        ),
      })),
    ],
  },
};

export const CertificateOpened: Story = {
  parameters: {
    scenario: [
      answers(findCertificate, (batch) => {
        sent(batch);
        return { url: "/api/document?kind=certificate&subject=S812046" };
      }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    sent.mockClear();
    await lookUp(canvas, "C15482130", "S812046");
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({ batchCode: "C15482130", productCode: "S812046" }),
    );
    await waitFor(() => expect(tabOpenedIn(canvasElement)).toContain("kind=certificate"));
  },
};

export const CertificateIncomplete: Story = {
  play: async ({ canvas }) => {
    const form = await lookUp(canvas, "", "");
    await expect(await form.findByText("请输入批号")).toBeVisible();
    await expect(form.getByText("请输入货号/项目号")).toBeVisible();
    await expect(form.getByRole("textbox", { name: "批号" })).toHaveFocus();
  },
};

export const CertificateNotFound: Story = {
  parameters: {
    scenario: [refuses(findCertificate, codes.notFound, productMessages.noCertificate)],
  },
  play: async ({ canvas, canvasElement }) => {
    const form = await lookUp(canvas, "C1", "S812046");
    const alert = within(await findAlert());
    await expect(alert.getByText("提示")).toBeVisible();
    await expect(alert.getByText("没有找到该批号与货号的质检报告，请检查后再试。")).toBeVisible();
    if (restsHere()) return;
    await userEvent.click(alert.getByRole("button", { name: "确定" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(form.getByRole("textbox", { name: "批号" })).toHaveValue("C1");
    await expect(tabOpenedIn(canvasElement)).toBeUndefined();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole("article")).toHaveLength(8);
    await expect(canvas.queryByRole("navigation", { name: "产品线" })).toBeNull();
    const fold = canvas.getByRole("button", { name: "产品线", expanded: false });
    fold.focus();
    await userEvent.keyboard("{Enter}");
    const list = within(canvas.getByRole("navigation", { name: "产品线" }));
    await userEvent.tab();
    await expect(list.getAllByRole("link")[0]).toHaveFocus();
  },
};
