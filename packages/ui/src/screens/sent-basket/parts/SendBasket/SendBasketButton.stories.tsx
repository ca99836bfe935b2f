import { codes } from "@reagent/api/contract/envelope";
import { endSentBasket, sendBasket } from "@reagent/api/contract/sent-basket";
import { callMessages } from "@reagent/api/messages/call";
import { cartMessages } from "@reagent/api/messages/cart";
import { sentBasketMessages } from "@reagent/api/messages/sent-basket";
import { sampleEndKey, sentTokens, sentUntil } from "@reagent/api/mock/samples/sent-basket";
import { answers, refuses, waits } from "@reagent/api/mock/verbs";
import { LONGEST_BASKET_NOTE, MOST_SENT_LINES } from "@reagent/domain/sent-basket";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import {
  answerAlert,
  expectAlert,
  expectNoOverflow,
  findAlert,
  findToast,
} from "../../../../foundations/stage/actions.ts";
import { withClipboard, withoutClipboard } from "../../../../foundations/stage/clipboard.ts";
import { refusedAfter } from "../../../../foundations/stage/refused-after.ts";
import { storyLanguage, words } from "../../../../foundations/stage/words.ts";
import { storageKeys } from "../../../../state/storage-keys.ts";
import { useStorage } from "../../../../state/storage.tsx";
import { copy } from "./SendBasket.copy.ts";
import { SendBasketButton } from "./SendBasketButton.tsx";

const sent = fn();
const products = [
  { kind: "reagent", productCode: "V806733-100g", quantity: 5 },
  { kind: "instrument", productCode: "INS-0031-03", quantity: 2 },
] as const;

const meta = {
  title: "Screens/Sent basket/Parts/Send basket button",
  component: SendBasketButton,
  tags: ["no-picture", "plays-on-phones"],
  args: { products },
  beforeEach: () => {
    sent.mockClear();
  },
} satisfies Meta<typeof SendBasketButton>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

async function openDialog(canvas: Canvas) {
  const { send } = words(copy);
  await userEvent.click(canvas.getByRole("button", { name: send }));
  const dialog = within(await screen.findByRole("dialog", { name: send }));
  await dialog.findByRole("textbox");
  return dialog;
}

async function makeLink({ canvas }: { canvas: Canvas }) {
  const dialog = await openDialog(canvas);
  await userEvent.click(dialog.getByRole("button", { name: words(copy).make }));
  return dialog;
}

const urlOf = (token: string) =>
  new RegExp(`${storyLanguage() === "en" ? "/en" : ""}/basket/${token}$`, "u");

/** What the link will hold, before it is made. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const dialog = await openDialog(canvas);
    const { lead, note, noteHelp } = words(copy);
    await expect(dialog.getByText(lead(2))).toBeVisible();
    const field = dialog.getByRole("textbox", { name: note });
    await expect(field).toHaveAccessibleDescription(noteHelp);
    await expect(field).toHaveAttribute("maxlength", String(LONGEST_BASKET_NOTE));
    await expectNoOverflow(canvasElement);
  },
};

/** By keyboard alone: the link is made, has the focus, and the button has it again at the end. */
export const MadeByKeyboard: Story = {
  parameters: {
    scenario: [
      answers(sendBasket, (params) => {
        sent(params);
        return { token: sentTokens.own, endKey: "", expiresAt: sentUntil };
      }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const { send, note, link, code } = words(copy);
    const button = canvas.getByRole("button", { name: send });
    button.focus();
    await userEvent.keyboard("{Enter}");
    const dialog = within(await screen.findByRole("dialog", { name: send }));
    const field = await dialog.findByRole("textbox", { name: note });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard("Fri");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ note: "Fri", products }));
    const made = await dialog.findByRole("textbox", { name: link });
    await waitFor(() => expect(made).toHaveFocus());
    await expect((made as HTMLInputElement).value).toMatch(urlOf(sentTokens.own));
    await expect(await dialog.findByRole("img", { name: code })).toBeVisible();
    await expectNoOverflow(canvasElement);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Making: Story = {
  parameters: { scenario: [waits(sendBasket)] },
  play: async (context) => {
    const dialog = await makeLink(context);
    await expect(dialog.getByRole("button", { name: words(copy).making })).toHaveAttribute(
      "aria-busy",
      "true",
    );
  },
};

export const Copied: Story = {
  beforeEach: withClipboard(async (text) => void sent(text)),
  play: async (context) => {
    const dialog = await makeLink(context);
    await userEvent.click(await dialog.findByRole("button", { name: words(copy).copy }));
    await findToast(words(copy).copied);
    await expect(sent).toHaveBeenCalledWith(expect.stringMatching(urlOf(sentTokens.own)));
  },
};

export const NotCopied: Story = {
  beforeEach: withoutClipboard,
  play: async (context) => {
    const dialog = await makeLink(context);
    await userEvent.click(await dialog.findByRole("button", { name: words(copy).copy }));
    await expectAlert(words(copy).notCopied);
  },
};

/** Shows what the device keeps. */
function Kept() {
  const { local } = useStorage();
  return <button onClick={() => sent(local.get(storageKeys.sentBaskets))}>kept</button>;
}

const confirmEnd = async () => {
  const { askEnd, end } = words(copy);
  const question = await findAlert();
  await expect(within(question).getByText(askEnd)).toBeVisible();
  await answerAlert(end);
};

/** A guest's device keeps the key until the link is ended with it. */
export const EndedByAGuest: Story = {
  globals: { viewer: "guest" },
  render: (args) => (
    <>
      <SendBasketButton {...args} />
      <Kept />
    </>
  ),
  parameters: {
    scenario: [
      answers(endSentBasket, (params) => {
        sent(params);
        return {};
      }),
    ],
  },
  play: async (context) => {
    const { end, ended } = words(copy);
    const dialog = await makeLink(context);
    await dialog.findByRole("button", { name: end });
    const kept = context.canvas.getByText("kept");
    kept.click();
    await expect(sent).toHaveBeenLastCalledWith(
      JSON.stringify([[sentTokens.guests, sampleEndKey]]),
    );
    await userEvent.click(dialog.getByRole("button", { name: end }));
    await confirmEnd();
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({ token: sentTokens.guests, endKey: sampleEndKey }),
    );
    await expect(await dialog.findByText(ended)).toBeVisible();
    kept.click();
    await expect(sent).toHaveBeenLastCalledWith(null);
  },
};

const endIt = async (context: { canvas: Canvas }) => {
  const dialog = await makeLink(context);
  await userEvent.click(await dialog.findByRole("button", { name: words(copy).end }));
  await confirmEnd();
};

/** The link is not in the shop any more. */
export const EndedTooLate: Story = refusedAfter(
  endIt,
  refuses(endSentBasket, codes.notFound, sentBasketMessages.missing),
);
export const EndFailed: Story = refusedAfter(
  endIt,
  refuses(endSentBasket, codes.failed, callMessages.failed),
);

export const NothingChosen: Story = {
  args: { products: [] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: words(copy).send }));
    await expectAlert(words(copy).nothingChosen);
  },
};

export const TooManyProducts: Story = {
  args: {
    products: Array.from({ length: MOST_SENT_LINES + 1 }, (_, at) => ({
      kind: "reagent" as const,
      productCode: `X${at}-1g`,
      quantity: 1,
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: words(copy).send }));
    await expectAlert(words(copy).tooMany);
  },
};

/** The product left the catalogue after it was chosen. */
export const ProductGone: Story = refusedAfter(
  makeLink,
  refuses(sendBasket, codes.badRequest, cartMessages.unknownProduct),
);
export const TooManyOfAProduct: Story = refusedAfter(
  makeLink,
  refuses(sendBasket, codes.badRequest, callMessages.quantity),
);
export const TooManyOpenLinks: Story = refusedAfter(
  makeLink,
  refuses(sendBasket, codes.badRequest, sentBasketMessages.tooManyOpen),
);
/** The network has sent too many baskets. */
export const TooManyInAnHour: Story = refusedAfter(
  makeLink,
  refuses(sendBasket, codes.tooMany, callMessages.tooMany),
);
