import { codes } from "@reagent/api/contract/envelope";
import { addSentProducts, endSentBasket, readSentBasket } from "@reagent/api/contract/sent-basket";
import { addToShoppingList } from "@reagent/api/contract/shopping-list";
import { callMessages } from "@reagent/api/messages/call";
import { cartMessages } from "@reagent/api/messages/cart";
import { sentBasketMessages } from "@reagent/api/messages/sent-basket";
import { sampleEndKey, sentBasketOf, sentTokens } from "@reagent/api/mock/samples/sent-basket";
import { answers, refuses } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { copy as filings } from "../../../blocks/MissingFilings/MissingFilings.copy.ts";
import {
  answerAlert,
  expectAlert,
  expectLoginDialog,
  expectLoginPrompt,
  expectNoOverflow,
} from "../../../foundations/stage/actions.ts";
import { dials, inNumber } from "../../../foundations/stage/dials.ts";
import { headIn } from "../../../foundations/stage/head.ts";
import { refusedAfter } from "../../../foundations/stage/refused-after.ts";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { withSessionWatch } from "../../../foundations/stage/with-session-watch.tsx";
import { storyLanguage, words } from "../../../foundations/stage/words.ts";
import { useStorage } from "../../../state/storage.tsx";
import { copy as cartCopy } from "../../shopping-list/parts/CartVerdicts/CartVerdicts.copy.ts";
import { copy as listed } from "../../shopping-list/parts/ListedProduct/ListedProduct.copy.ts";
import { keepEndKey } from "../parts/end-keys.ts";
import { copy as sendCopy } from "../parts/SendBasket/SendBasket.copy.ts";
import { copy } from "./SentBasket.copy.ts";
import { sentBasket } from "./SentBasket.screen.ts";
import { SentBasket } from "./SentBasket.tsx";

const sent = fn();

const meta = {
  title: "Screens/Sent basket/Sent basket",
  component: SentBasket,
  tags: ["no-picture", "plays-on-phones"],
  args: { token: sentTokens.guests },
  parameters: { route: `/basket/${sentTokens.guests}` },
  beforeEach: () => {
    sent.mockClear();
  },
} satisfies Meta<typeof SentBasket>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const findTable = (canvas: Canvas) => canvas.findByRole("table", { name: words(sentBasket.title) });
const rowOf = async (canvas: Canvas, productCode: string) =>
  within(await findTable(canvas)).getByRole("row", { name: new RegExp(productCode, "u") });
const boxOf = async (canvas: Canvas, productCode: string) =>
  within(await findTable(canvas)).getByRole("checkbox", {
    name: words(copy).selectLine(productCode),
  });
const cartButton = (canvas: Canvas, count: number) =>
  canvas.findByRole("button", { name: words(copy).toCart(count) });

const standard = standardStories(readSentBasket, findTable);

const adds = answers(addSentProducts, (params) => {
  sent(params);
  return {
    rows: params.products.map(({ productCode, quantity }, at) => ({
      sheet: "",
      row: at + 1,
      productCode,
      quantity: String(quantity),
      verdict: "added" as const,
      message: "",
    })),
  };
});

/** Each row says what it is to the viewer; what can be ordered is chosen. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const { states } = words(listed);
    const results = words(copy);
    const expected: readonly (readonly [string, string, boolean])[] = [
      ["V806733-100g", results.ready, true],
      ["S812046-500g", results.beyond(1), true],
      ["A801119-4L", words(filings).states.none, false],
      ["M809115-5g", results.soldOut, true],
      ["P807402-100g", states["enquiry-only"], false],
      ["K803312-500g", states.delisted, false],
      ["INS-0031-03", results.ready, true],
    ];
    for (const [code, text, isChosen] of expected) {
      await expect(await rowOf(canvas, code)).toHaveTextContent(text);
      const box = await boxOf(canvas, code);
      await expect(box).toHaveAttribute("aria-checked", String(isChosen));
    }
    await expect(await boxOf(canvas, "K803312-500g")).toBeDisabled();
    await expect(canvas.getByText(sentBasketOf(storyLanguage()).note)).toBeVisible();
    await expect(await cartButton(canvas, 4)).toBeVisible();
    await expect(headIn(document).robots).toBe("noindex");
  },
};

export const Loading: Story = standard.loading;
export const Failed: Story = standard.failed;
export const OnAPhone: Story = standard.onAPhone;

/** Some of the rows go into the cart, and the page says so. */
export const AddedToCart: Story = {
  parameters: { scenario: [adds] },
  play: async ({ canvas }) => {
    await userEvent.click(await boxOf(canvas, "M809115-5g"));
    await userEvent.click(await boxOf(canvas, "INS-0031-03"));
    await userEvent.click(await cartButton(canvas, 2));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        products: [
          { kind: "reagent", productCode: "V806733-100g", quantity: 5 },
          { kind: "reagent", productCode: "S812046-500g", quantity: 3 },
        ],
      }),
    );
    const { added, showCart } = words(cartCopy);
    await expect(await canvas.findByText(added(2), { exact: false })).toBeVisible();
    await expect(canvas.getByRole("link", { name: showCart })).toBeVisible();
  },
};

/** What the cart does not take is named with its reason. */
export const PartlyRefused: Story = {
  parameters: {
    scenario: [
      answers(addSentProducts, ({ products }, language) => ({
        rows: products.map(({ productCode, quantity }, at) => ({
          sheet: "",
          row: at + 1,
          productCode,
          quantity: String(quantity),
          verdict: at === 0 ? ("refused" as const) : ("added" as const),
          message: at === 0 ? cartMessages.full[language] : "",
        })),
      })),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await cartButton(canvas, 4));
    await expect(await canvas.findByText(words(cartMessages.full))).toBeVisible();
    await expect(canvas.getByText(words(cartCopy).added(3), { exact: false })).toBeVisible();
  },
};

/** A row that cannot be ordered yet can be saved for later. */
export const SavedAsList: Story = {
  parameters: {
    scenario: [
      answers(addToShoppingList, (params) => {
        sent(params);
        return {};
      }),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await boxOf(canvas, "A801119-4L"));
    await userEvent.click(await canvas.findByRole("button", { name: words(copy).saveAsList(5) }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(await dialog.findByRole("button", { name: /^常备溶剂/u }));
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    const [[saved]] = sent.mock.calls as [[{ products: readonly { productCode: string }[] }]];
    await expect(saved.products.map(({ productCode }) => productCode)).toEqual([
      "V806733-100g",
      "S812046-500g",
      "A801119-4L",
      "M809115-5g",
      "INS-0031-03",
    ]);
  },
};

/** Nothing is chosen: a press says so, and sends nothing. */
export const NothingChosen: Story = {
  play: async ({ canvas }) => {
    const all = await canvas.findByRole("checkbox", { name: words(copy).selectAll });
    await userEvent.click(all);
    await expect(all).toHaveAttribute("aria-checked", "true");
    await userEvent.click(all);
    await userEvent.click(await cartButton(canvas, 0));
    await expectAlert(words(copy).nothingToAdd);
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await userEvent.click(canvas.getByRole("button", { name: words(copy).saveAsList(0) }));
    await expectAlert(words(copy).nothingToSave);
  },
};

/** A guest sees list prices, and learns after the log-in about filings. */
export const Guest: Story = {
  globals: { viewer: "guest" },
  play: async ({ canvas }) => {
    const { needsFilingHint, listPrice, guest } = words(copy);
    await expect(await rowOf(canvas, "A801119-4L")).toHaveTextContent(needsFilingHint);
    const table = within(await findTable(canvas));
    await expect(table.getByRole("columnheader", { name: listPrice })).toBeInTheDocument();
    await expect(canvas.getByText(guest)).toBeVisible();
  },
};

/** A guest is asked to log in, and then decides again: verdicts may differ. */
export const GuestAdds: Story = {
  globals: { viewer: "guest" },
  decorators: [withSessionWatch],
  play: async ({ canvas }) => {
    await userEvent.click(await cartButton(canvas, 5));
    await expectLoginDialog();
  },
};

/** The session has ended when the rows are added. */
export const Expired: Story = {
  decorators: [withSessionWatch],
  parameters: {
    scenario: [refuses(addSentProducts, codes.notLoggedIn, callMessages.notLoggedIn)],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await cartButton(canvas, 4));
    await expectLoginPrompt();
  },
};

/** A buyer with the filing can order the regulated row. */
export const WithFiling: Story = {
  globals: { viewer: "filed" },
  play: async ({ canvas }) => {
    await expect(await rowOf(canvas, "A801119-4L")).toHaveTextContent(words(copy).ready);
    await expect(await cartButton(canvas, 5)).toBeVisible();
  },
};

/** The maker ends the link. */
export const Own: Story = {
  args: { token: sentTokens.own },
  parameters: {
    scenario: [
      answers(endSentBasket, (params) => {
        sent(params);
        return {};
      }),
    ],
  },
  play: async ({ canvas }) => {
    const { end } = words(sendCopy);
    await userEvent.click(await canvas.findByRole("button", { name: end }));
    await answerAlert(end);
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ token: sentTokens.own, endKey: "" }));
  },
};

/** A guest's own link is known by the key that the device keeps. */
export const OwnOfAGuest: Story = {
  globals: { viewer: "guest" },
  decorators: [
    (Story) => {
      keepEndKey(useStorage(), sentTokens.guests, sampleEndKey);
      return <Story />;
    },
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words(copy).own)).toBeVisible();
    await expect(canvas.getByRole("button", { name: words(sendCopy).end })).toBeVisible();
  },
};

const expectDead = async (canvas: Canvas, message: keyof typeof sentBasketMessages) => {
  const { dead, search } = words(copy);
  await expect(await canvas.findByRole("heading", { name: dead })).toBeVisible();
  await expect(canvas.getByText(words(sentBasketMessages[message]))).toBeVisible();
  await expect(canvas.getByRole("link", { name: search })).toBeVisible();
  await expect(headIn(document).robots).toBe("noindex");
};

/** The link is not known: it is incomplete, was changed, or expired long ago. */
export const Unknown: Story = {
  args: { token: "no-such-token" },
  parameters: {
    scenario: [refuses(readSentBasket, codes.notFound, sentBasketMessages.missing)],
  },
  play: ({ canvas }) => expectDead(canvas, "missing"),
};

export const Ended: Story = {
  args: { token: sentTokens.ended },
  parameters: { scenario: [refuses(readSentBasket, codes.linkDead, sentBasketMessages.ended)] },
  play: ({ canvas }) => expectDead(canvas, "ended"),
};

export const Lapsed: Story = {
  args: { token: sentTokens.expired },
  parameters: { scenario: [refuses(readSentBasket, codes.linkDead, sentBasketMessages.expired)] },
  play: ({ canvas }) => expectDead(canvas, "expired"),
};

/** Many rows with long names and a long note. */
export const Long: Story = {
  ...dials({ lines: { from: 1, to: 500, at: 60 } }, ({ lines }) => [
    answers(readSentBasket, (_, language) => {
      const basket = sentBasketOf(language);
      return {
        ...basket,
        note: "请尽快".repeat(66),
        lines: inNumber(basket.lines, lines, (line, at) => ({
          ...line,
          productCode: `${line.productCode}-${at}`,
          chineseName: `${line.chineseName}（用于固相与液相多肽合成的活化砌块，对水分与光敏感）`,
        })),
      };
    }),
  ]),
  play: async ({ canvas, canvasElement }) => {
    await expect(within(await findTable(canvas)).getAllByRole("row")).toHaveLength(60 + 1);
    await expectNoOverflow(canvasElement);
  },
};

const addAll = async ({ canvas }: { canvas: Canvas }) =>
  userEvent.click(await cartButton(canvas, 4));

export const AddingFailed: Story = refusedAfter(
  addAll,
  refuses(addSentProducts, codes.failed, callMessages.failed),
);
