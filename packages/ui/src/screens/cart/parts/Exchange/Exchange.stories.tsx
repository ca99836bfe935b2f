import {
  type CartLine,
  type ExchangeOffers,
  exchangeCartLine,
  findExchangeable,
  listExchangeOffers,
  readCart,
  undoCartExchange,
} from "@reagent/api/contract/cart";
import { codes } from "@reagent/api/contract/envelope";
import { callMessages } from "@reagent/api/messages/call";
import { barrierMessages, cartMessages } from "@reagent/api/messages/cart";
import { cart, cartOf } from "@reagent/api/mock/samples/cart";
import type { Language } from "@reagent/api/mock/samples/language";
import { answers, refuses, waits } from "@reagent/api/mock/verbs";
import { fen } from "@reagent/domain/money";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { copy as loadFailed } from "../../../../components/LoadFailed/LoadFailed.copy.ts";
import { expectNoOverflow, findToast } from "../../../../foundations/stage/actions.ts";
import { refusedAfter } from "../../../../foundations/stage/refused-after.ts";
import { words } from "../../../../foundations/stage/words.ts";
import { Cart } from "../../Cart/Cart.tsx";
import { copy } from "./Exchange.copy.ts";

const sent = fn();
/** Whether the mocked line is exchanged; each story starts unchanged. */
let isExchanged = false;

const meta = {
  title: "Screens/Cart/Exchange",
  component: Cart,
  tags: ["plays-on-phones"],
  parameters: { route: "/cart" },
  beforeEach: () => {
    sent.mockClear();
    isExchanged = false;
  },
} satisfies Meta<typeof Cart>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

/** Anhydrous copper sulfate, of which nothing is in stock. */
const anhydrous: Partial<CartLine> = {
  itemCode: "C810301",
  productCode: "C810301-10g",
  name: "硫酸铜",
  englishName: "Copper(II) sulfate",
  specification: "≥99%",
  pack: "10g",
  casNumber: "7758-98-7",
  smiles: "",
  drawing: "",
  stock: 0,
  expectedDelivery: "",
  deliveryDescription: "",
  isFutures: false,
  isPromoted: false,
  hazardNumber: "",
  listPrice: fen(2800),
  salesPrice: null,
  quantity: 1,
  total: fen(2800),
  pictograms: ["GHS07", "GHS09"],
  hazardStatements: ["H302", "H315", "H410"],
  signalWord: "warning",
};
const pentahydrate = (language: Language): ExchangeOffers => ({
  millimoles: 62.65,
  offers: [
    {
      kind: "form",
      saltName: "",
      itemCode: "C810311",
      chineseName: "五水合硫酸铜",
      englishName: "Copper(II) sulfate pentahydrate",
      specification: "≥99%",
      casNumber: "7758-99-8",
      hazardNumber: "",
      isDrugPrecursor: false,
      isExplosivePrecursor: false,
      hazardStatements: ["H302", "H318", "H410"],
      packs: [
        {
          productId: "8103111",
          productCode: "C810311-25g",
          pack: "25g",
          quantity: 1,
          price: fen(1600),
          stock: 40,
          expectedDelivery: "",
          deliveryDescription: language === "zh" ? "现货 >10;上海仓" : ">10 in stock;Shanghai",
        },
      ],
      total: fen(1600),
      isInStock: true,
      need: "15.65 g",
      millimoles: 100.1,
    },
  ],
});

/** Something can take the place of each line. */
const allExchangeable = answers(findExchangeable, ({ products }) => ({
  productIds: products.map(({ productId }) => productId),
}));
/** A cart of one line. */
const oneLine = (change: Partial<CartLine>) =>
  answers(readCart, (_, language) => {
    const [first] = cart(language).reagents;
    if (!first) throw new Error("the cart has no line");
    const pentahydrateLine = {
      ...anhydrous,
      productId: "8103111",
      productCode: "C810311-25g",
      itemCode: "C810311",
      name: "五水合硫酸铜",
      englishName: "Copper(II) sulfate pentahydrate",
      pack: "25g",
      stock: 40,
      listPrice: fen(1600),
      total: fen(1600),
    };
    return cartOf([{ ...first, ...change, ...(isExchanged && pentahydrateLine) }]);
  });
const copper = [
  allExchangeable,
  oneLine(anhydrous),
  answers(listExchangeOffers, (_, language) => pentahydrate(language)),
];
const exchanges = answers(exchangeCartLine, (params) => {
  sent(params);
  isExchanged = true;
  return {};
});
const undoes = answers(undoCartExchange, (params) => {
  sent(params);
  isExchanged = false;
  return {};
});

const openerOf = (canvas: Canvas, code: string) =>
  canvas.findByRole("button", { name: words(copy).openOf(code) });

/** Opens what a line can be exchanged for. */
async function openOffers(canvas: Canvas, code: string) {
  await userEvent.click(await openerOf(canvas, code));
  return within(await screen.findByRole("dialog", { name: words(copy).openOf(code) }));
}
const exchange = async ({ canvas }: { canvas: Canvas }) => {
  const dialog = await openOffers(canvas, "C810301-10g");
  await userEvent.click(
    await dialog.findByRole("button", { name: words(copy).exchangeFor("C810311") }),
  );
};

/** A hydrate with the moles of the anhydrous line that is sold out. */
export const Offers: Story = {
  parameters: { scenario: copper },
  play: async ({ canvas }) => {
    const dialog = await openOffers(canvas, "C810301-10g");
    const offers = await dialog.findByRole("list", { name: words(copy).offers });
    const [offer] = within(offers).getAllByRole("listitem");
    for (const text of [
      words(copy).kinds.form,
      words(copy).needOfForm("15.65 g"),
      words(copy).packs("25g", 1),
      "16.00",
      words(copy).before("28.00"),
      "¥0.16/mmol",
      "¥0.45/mmol",
      words(copy).needsNothing,
      "H318",
      "H315",
    ])
      await expect(offer).toHaveTextContent(text);
  },
};

export const OffersInEnglish: Story = { ...Offers, globals: { language: "en" } };

export const OffersOnAPhone: Story = {
  ...Offers,
  globals: { viewport: { value: "phone" } },
  play: async (context) => {
    await Offers.play?.(context);
    await expectNoOverflow(context.canvasElement);
  },
};

/** Another grade of a line that is made to order: what is in stock. */
export const AnotherGrade: Story = {
  play: async ({ canvas }) => {
    const dialog = await openOffers(canvas, "M809115-5g");
    const offers = await dialog.findByRole("list", { name: words(copy).offers });
    await expect(offers).toHaveTextContent("M809114");
    await expect(offers).toHaveTextContent(words(copy).kinds.grade);
    await expect(offers).toHaveTextContent(words(copy).need("15 g"));
  },
};

/** An explosive precursor in stock: only what needs no such filing is named, and what needs a licence says so. */
export const Regulated: Story = {
  parameters: {
    scenario: [
      allExchangeable,
      oneLine({ ...anhydrous, stock: 5, isExplosivePrecursor: true }),
      answers(listExchangeOffers, (_, language) => {
        const { offers, millimoles } = pentahydrate(language);
        return {
          offers: offers.map((offer) => ({ ...offer, isDrugPrecursor: true })),
          millimoles,
        };
      }),
    ],
  },
  play: async ({ canvas }) => {
    const dialog = await openOffers(canvas, "C810301-10g");
    const offers = await dialog.findByRole("list", { name: words(copy).offers });
    await expect(offers).toHaveTextContent(
      words({ zh: "另需：易制毒化学品备案", en: "Needs as well: a filing (drug precursors)" }),
    );
    await expect(offers).toHaveTextContent(
      words({
        zh: "不再需要：易制爆危险化学品备案",
        en: "No longer needs a filing (explosive precursors)",
      }),
    );
  },
};

/** Salts of the substance stand apart, with what they are and the amount of the same moles. */
export const Salts: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [
      allExchangeable,
      oneLine({ ...anhydrous, itemCode: "M816236", productCode: "M816236-10g" }),
      answers(listExchangeOffers, (_, language) => {
        const { offers, millimoles } = pentahydrate(language);
        return {
          offers: [
            ...offers,
            ...offers.map((offer) => ({
              ...offer,
              kind: "salt" as const,
              saltName: { zh: "盐酸盐", en: "hydrochloride" }[language],
              itemCode: "M816237",
            })),
          ],
          millimoles,
        };
      }),
    ],
  },
  play: async ({ canvas }) => {
    const dialog = await openOffers(canvas, "M816236-10g");
    const same = await dialog.findByRole("list", { name: words(copy).offers });
    const salts = dialog.getByRole("list", { name: words(copy).salts });
    await expect(within(same).getAllByRole("listitem")).toHaveLength(1);
    await expect(salts).toHaveTextContent(
      words({ zh: "其他形态：盐酸盐", en: "Another form: hydrochloride" }),
    );
    await expect(salts).toHaveTextContent(words(copy).needOfForm("15.65 g"));
    await expect(dialog.getByText(words(copy).saltsHint)).toBeVisible();
  },
};

/** A line that is sold out, and whose place nothing can take, says so; neither it nor a regulated one in stock has a button that would lead nowhere. */
export const None: Story = {
  parameters: { scenario: [answers(findExchangeable, () => ({ productIds: [] }))] },
  play: async ({ canvas }) => {
    const soldOut = await canvas.findByRole("row", { name: /M809115-5g/u });
    await expect(await within(soldOut).findByText(words(copy).nothing)).toBeVisible();
    const regulated = canvas.getByRole("row", { name: /A801119-4L/u });
    await expect(within(regulated).queryByText(words(copy).nothing)).toBeNull();
    for (const code of ["M809115-5g", "A801119-4L"])
      await expect(canvas.queryByRole("button", { name: words(copy).openOf(code) })).toBeNull();
  },
};

/** The stock has changed since the cart was read: the offers say that there are none. */
export const NoneMeanwhile: Story = {
  tags: ["no-picture"],
  parameters: { scenario: [allExchangeable] },
  play: async ({ canvas }) => {
    const dialog = await openOffers(canvas, "A801119-4L");
    await expect(await dialog.findByText(words(copy).none)).toBeVisible();
  },
};

/** Until it is known whether there are offers, a line has neither the button nor the note. */
export const NotKnownYet: Story = {
  tags: ["no-picture"],
  parameters: { scenario: [waits(findExchangeable)] },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole("row", { name: /A801119-4L/u });
    await expect(within(row).queryByText(words(copy).nothing)).toBeNull();
    await expect(
      within(row).queryByRole("button", { name: words(copy).openOf("A801119-4L") }),
    ).toBeNull();
  },
};

/** Where it cannot be asked, each line has the button. */
export const NotKnown: Story = {
  tags: ["no-picture"],
  parameters: { scenario: [refuses(findExchangeable, codes.failed, callMessages.failed)] },
  play: async ({ canvas }) => {
    await openerOf(canvas, "A801119-4L");
    await openerOf(canvas, "M809115-5g");
  },
};

export const LoadingOffers: Story = {
  tags: ["no-picture"],
  parameters: { scenario: [waits(listExchangeOffers)] },
  play: async ({ canvas }) => {
    const dialog = await openOffers(canvas, "M809115-5g");
    await expect(await dialog.findByRole("status")).toBeInTheDocument();
  },
};

export const OffersFailed: Story = {
  parameters: { scenario: [refuses(listExchangeOffers, codes.failed, callMessages.failed)] },
  play: async ({ canvas }) => {
    const dialog = await openOffers(canvas, "M809115-5g");
    await expect(
      await dialog.findByRole("button", { name: words(loadFailed).retry }),
    ).toBeVisible();
  },
};

/** The line is exchanged by one press, and taken back by another. */
export const ExchangedAndTakenBack: Story = {
  tags: ["no-picture"],
  parameters: { scenario: [...copper, exchanges, undoes] },
  play: async ({ canvas }) => {
    await exchange({ canvas });
    const undo = await canvas.findByRole("button", { name: words(copy).undoOf("C810301-10g") });
    await waitFor(() => expect(undo).toHaveFocus());
    await expect(sent).toHaveBeenCalledWith({
      productId: expect.any(String) as string,
      quantity: 1,
      products: [{ productId: "8103111", quantity: 1 }],
    });
    await expect(await canvas.findByText("C810311-25g")).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect(await findToast(words(copy).undone("C810301-10g"))).toBeVisible();
    await openerOf(canvas, "C810301-10g");
    await waitFor(() =>
      expect(canvas.queryByRole("button", { name: words(copy).undoOf("C810301-10g") })).toBeNull(),
    );
  },
};

export const Exchanged: Story = {
  parameters: { scenario: [...copper, exchanges] },
  play: async ({ canvas }) => {
    await exchange({ canvas });
    const packs = words(copy).pieces("C810311-25g", 1);
    await expect(
      await canvas.findByText(words(copy).exchanged("C810301-10g", packs)),
    ).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

export const ExchangedOnAPhone: Story = {
  ...Exchanged,
  globals: { viewport: { value: "phone" } },
};

/** Lines in stock that the customer may buy offer nothing. */
export const NothingOffered: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [
      answers(readCart, (_, language) =>
        cartOf(cart(language).reagents.map((line) => ({ ...line, stock: 99, hazardNumber: "" }))),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByText("S812046-100g");
    await expect(canvas.queryByRole("button", { name: new RegExp(words(copy).open) })).toBeNull();
  },
};

const exchangeGrade = async ({ canvas }: { canvas: Canvas }) => {
  const dialog = await openOffers(canvas, "M809115-5g");
  await userEvent.click(
    await dialog.findByRole("button", { name: words(copy).exchangeFor("M809114") }),
  );
};
const undoExchange = async ({ canvas }: { canvas: Canvas }) => {
  await exchangeGrade({ canvas });
  await userEvent.click(
    await canvas.findByRole("button", { name: words(copy).undoOf("M809115-5g") }),
  );
};

/** The line was removed in another tab. */
export const LineGone: Story = refusedAfter(
  exchangeGrade,
  refuses(exchangeCartLine, codes.badRequest, cartMessages.noSuchLine),
);

/** Its quantity was changed in another tab. */
export const LineChanged: Story = refusedAfter(
  exchangeGrade,
  refuses(exchangeCartLine, codes.badRequest, cartMessages.lineChanged),
);

/** A quote for it was accepted in another tab. */
export const QuotedMeanwhile: Story = refusedAfter(
  exchangeGrade,
  refuses(exchangeCartLine, codes.badRequest, cartMessages.quotedQuantity),
);

export const TooMany: Story = refusedAfter(
  exchangeGrade,
  refuses(exchangeCartLine, codes.badRequest, cartMessages.tooMany),
);

/** The offer has two packs, and the cart has room for one. */
export const Full: Story = refusedAfter(
  exchangeGrade,
  refuses(exchangeCartLine, codes.badRequest, cartMessages.full),
);

/** The pack left the catalogue. */
export const PackGone: Story = refusedAfter(
  exchangeGrade,
  refuses(exchangeCartLine, codes.badRequest, cartMessages.unknownProduct),
);

export const PriceOnRequestMeanwhile: Story = refusedAfter(
  exchangeGrade,
  refuses(exchangeCartLine, codes.badRequest, barrierMessages["price-on-request"]),
);

export const EnquiryOnlyMeanwhile: Story = refusedAfter(
  exchangeGrade,
  refuses(exchangeCartLine, codes.badRequest, barrierMessages["enquiry-only"]),
);

export const LowBoilingMeanwhile: Story = refusedAfter(
  exchangeGrade,
  refuses(exchangeCartLine, codes.badRequest, barrierMessages["low-boiling"]),
);

/** The exchange was taken back in another tab, or a day has passed. */
export const UndoneBefore: Story = refusedAfter(
  undoExchange,
  refuses(undoCartExchange, codes.notFound, cartMessages.exchangeGone),
);

/** The old pack has come into the cart by a quote since. */
export const QuotedBeforeUndo: Story = refusedAfter(
  undoExchange,
  refuses(undoCartExchange, codes.badRequest, cartMessages.quotedQuantity),
);

export const TooManyAfterUndo: Story = refusedAfter(
  undoExchange,
  refuses(undoCartExchange, codes.badRequest, cartMessages.tooMany),
);

export const FullBeforeUndo: Story = refusedAfter(
  undoExchange,
  refuses(undoCartExchange, codes.badRequest, cartMessages.full),
);
