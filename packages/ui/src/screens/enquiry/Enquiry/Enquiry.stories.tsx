import { acceptQuote, readEnquiry } from "@reagent/api/contract/enquiry";
import { codes } from "@reagent/api/contract/envelope";
import { cartMessages } from "@reagent/api/messages/cart";
import { enquiryMessages } from "@reagent/api/messages/enquiry";
import {
  enquiryDetail,
  enquirySummaries,
  EXPIRED_ENQUIRY,
  QUOTED_ENQUIRY,
  WAITING_ENQUIRY,
} from "@reagent/api/mock/samples/enquiries";
import { answers, refuses } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { expectAlert } from "../../../foundations/stage/actions.ts";
import { tabOpenedIn } from "../../../foundations/stage/location.ts";
import { refusedAfter } from "../../../foundations/stage/refused-after.ts";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { Enquiry } from "./Enquiry.tsx";

const accepted = fn();
const idOf = (state: string) =>
  enquirySummaries().find(({ quoteState }) => quoteState === state)?.enquiryId ?? "";
const stateAfter = (enquiryId: string) => {
  const detail = enquiryDetail(enquiryId, "zh");
  if (!detail?.quote) throw new Error("the sample has no quote");
  const state = accepted.mock.calls.length > 0 ? ("accepted" as const) : ("open" as const);
  return { ...detail, quote: { ...detail.quote, state } };
};

const meta = {
  title: "Screens/Enquiry/Enquiry",
  component: Enquiry,
  tags: ["plays-in-chinese", "plays-on-phones"],
  args: { enquiryId: QUOTED_ENQUIRY },
  parameters: { route: `/enquiry/${QUOTED_ENQUIRY}` },
  beforeEach: () => {
    accepted.mockClear();
  },
} satisfies Meta<typeof Enquiry>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const standard = standardStories(readEnquiry, (canvas) => canvas.findByText("10,600.00"));
const accept = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole("button", { name: "接受报价并加入购物车" }));

/** A quote that can be accepted, with the answer and the question. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("10,600.00")).toBeVisible();
    await expect(canvas.getByText("需要随货的质检报告。")).toBeVisible();
  },
};

/** The pack lies in the cart once the quote is accepted. */
export const Accepting: Story = {
  parameters: {
    scenario: [
      answers(readEnquiry, ({ enquiryId }) => stateAfter(enquiryId)),
      answers(acceptQuote, (params) => {
        accepted(params);
        return {};
      }),
    ],
  },
  play: async ({ canvas }) => {
    await accept(canvas);
    await expect(await canvas.findByText("已按报价加入购物车")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "去购物车" })).toBeVisible();
    await expect(accepted).toHaveBeenCalledWith({ enquiryId: QUOTED_ENQUIRY });
  },
};

/** The quote as PDF, for whoever files it. */
export const QuotationOpened: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "下载报价单（PDF）" }));
    await waitFor(() =>
      expect(tabOpenedIn(canvasElement)).toContain(
        `/api/center/enquiry/pdf?enquiry_id=${QUOTED_ENQUIRY}&`,
      ),
    );
  },
};

/** Another quote of the same pack lies in the cart. */
export const AcceptRefused: Story = {
  parameters: {
    scenario: [refuses(acceptQuote, codes.badRequest, enquiryMessages.otherQuoteInCart)],
  },
  play: async ({ canvas }) => {
    await accept(canvas);
    await expectAlert(enquiryMessages.otherQuoteInCart.zh);
  },
};

/** The quote is gone. */
export const QuoteGone: Story = {
  parameters: { scenario: [refuses(acceptQuote, codes.notFound, enquiryMessages.noQuote)] },
  play: async ({ canvas }) => {
    await accept(canvas);
    await expectAlert(enquiryMessages.noQuote.zh);
  },
};

/** No button accepts a quote that was ordered. */
export const Ordered: Story = {
  args: { enquiryId: idOf("ordered") },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("已下单")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /接受报价/u })).toBeNull();
  },
};

/** No button accepts a quote whose last day is over; its quotation, which says so, can still be filed. */
export const Expired: Story = {
  args: { enquiryId: EXPIRED_ENQUIRY },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("已过期")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "下载报价单（PDF）" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /接受报价/u })).toBeNull();
  },
};

export const Waiting: Story = {
  args: { enquiryId: WAITING_ENQUIRY },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("我们会尽快回复，并发送到您的邮箱。")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "下载报价单（PDF）" })).toBeNull();
  },
};

/** An unknown enquiry, or another customer's. */
export const Missing: Story = {
  parameters: { scenario: [refuses(readEnquiry, codes.notFound, enquiryMessages.noEnquiry)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("没有找到这条询价")).toBeVisible();
  },
};

export const Loading: Story = standard.loading;

export const Failed: Story = standard.failed;

export const Guest: Story = standard.guest;

export const SessionExpired: Story = standard.expired;

export const OnAPhone: Story = standard.onAPhone;

const acceptIt = ({ canvas }: { canvas: Canvas }) => accept(canvas);

/** The last day of the quote passed while the page was open. */
export const QuoteExpired: Story = refusedAfter(
  acceptIt,
  refuses(acceptQuote, codes.badRequest, enquiryMessages.quoteExpired),
);

/** The quote was ordered in another tab. */
export const QuoteOrdered: Story = refusedAfter(
  acceptIt,
  refuses(acceptQuote, codes.badRequest, enquiryMessages.quoteOrdered),
);

export const QuotedPackGone: Story = refusedAfter(
  acceptIt,
  refuses(acceptQuote, codes.badRequest, enquiryMessages.quotedPackGone),
);

export const CartFull: Story = refusedAfter(
  acceptIt,
  refuses(acceptQuote, codes.badRequest, cartMessages.full),
);
