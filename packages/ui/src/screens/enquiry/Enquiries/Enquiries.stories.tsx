import { issueQuotationTicket, listEnquiries } from "@reagent/api/contract/enquiry";
import { codes } from "@reagent/api/contract/envelope";
import { enquiryMessages } from "@reagent/api/messages/enquiry";
import {
  enquirySummaries,
  EXPIRED_ENQUIRY,
  QUOTED_ENQUIRY,
  WAITING_ENQUIRY,
} from "@reagent/api/mock/samples/enquiries";
import { answers, refuses, waits } from "@reagent/api/mock/verbs";
import { enquiryNumber } from "@reagent/domain/enquiry";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { expectAlert } from "../../../foundations/stage/actions.ts";
import { routeIn, tabOpenedIn } from "../../../foundations/stage/location.ts";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { Enquiries } from "./Enquiries.tsx";

const meta = {
  title: "Screens/Enquiry/Enquiries",
  component: Enquiries,
  tags: ["plays-in-chinese", "plays-on-phones"],
  parameters: { route: "/enquiries" },
} satisfies Meta<typeof Enquiries>;
export default meta;
type Story = StoryObj<typeof meta>;

const standard = standardStories(listEnquiries, (canvas) =>
  canvas.findByRole("table", { name: "我的询价" }),
);

/** Enquiries with each state of a quote, and without one. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const table = within(await canvas.findByRole("table", { name: "我的询价" }));
    for (const state of ["待回复", "待接受", "已加入购物车", "已下单", "已过期"])
      await expect(table.getByText(state)).toBeVisible();
    await expect(table.getAllByText(/ 200L × 4$/u)).toHaveLength(4);
    await expect(table.getAllByText("需要公斤级定制。")).toHaveLength(2);
    await userEvent.click(table.getByRole("link", { name: enquiryNumber(QUOTED_ENQUIRY) }));
    await waitFor(() => expect(routeIn(canvasElement)).toBe(`/enquiry/${QUOTED_ENQUIRY}`));
  },
};

const quotationOf = (enquiryId: string) => `下载报价单（PDF）：${enquiryNumber(enquiryId)}`;

/** Each quote, also one that has expired, can be had as PDF; an enquiry that waits has none. */
export const QuotationOpened: Story = {
  play: async ({ canvas, canvasElement }) => {
    const download = { name: quotationOf(EXPIRED_ENQUIRY) };
    await userEvent.click(await canvas.findByRole("button", download));
    await waitFor(() =>
      expect(tabOpenedIn(canvasElement)).toContain(
        `/api/center/enquiry/pdf?enquiry_id=${EXPIRED_ENQUIRY}&`,
      ),
    );
    await expect(canvas.queryByRole("button", { name: quotationOf(WAITING_ENQUIRY) })).toBeNull();
  },
};

export const QuotationIsPrepared: Story = {
  parameters: { scenario: [waits(issueQuotationTicket)] },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole("button", { name: quotationOf(QUOTED_ENQUIRY) });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute("aria-busy", "true"));
  },
};

/** The quote is gone. */
export const QuotationRefused: Story = {
  parameters: {
    scenario: [refuses(issueQuotationTicket, codes.notFound, enquiryMessages.noQuote)],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: quotationOf(QUOTED_ENQUIRY) }));
    await expectAlert(enquiryMessages.noQuote.zh);
  },
};

/** The page is in the address. */
export const SecondPage: Story = {
  parameters: {
    route: "/enquiries?page=2",
    scenario: [answers(listEnquiries, { enquiries: enquirySummaries().slice(0, 3), total: 13 })],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole("table", { name: "我的询价" });
    await expect(canvas.getByRole("navigation", { name: /分页|页/u })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { scenario: [answers(listEnquiries, { enquiries: [], total: 0 })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("您还没有提交过询价")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "大包装询价" })).toBeVisible();
  },
};

export const Loading: Story = standard.loading;

export const Failed: Story = standard.failed;

export const Guest: Story = standard.guest;

export const SessionExpired: Story = standard.expired;

export const OnAPhone: Story = standard.onAPhone;
