import { logIn } from "@reagent/api/contract/account";
import { readActivity, readArticle } from "@reagent/api/contract/article";
import * as cart from "@reagent/api/contract/cart";
import { codes } from "@reagent/api/contract/envelope";
import { readInstrument } from "@reagent/api/contract/instrument";
import * as product from "@reagent/api/contract/product";
import { messages } from "@reagent/api/mock/messages";
import { answered, type Exchange, refused, refusedTo } from "../exchange.ts";
import { line, nowhere, onePack } from "./given.ts";

const byCircumstance: readonly Exchange[] = [
  refused(
    "guest",
    logIn,
    ({ email }) => ({ email, password: "wrong" }),
    codes.loginRefused,
    "a wrong password",
  ),
  refused(
    "guest",
    logIn,
    { email: "nobody@shop.example", password: "wrong" },
    codes.loginRefused,
    "an unknown e-mail",
  ),
  refused("newcomer", cart.readCart, {}, codes.emptyCart, "an empty cart"),
  refused(
    "customer",
    cart.addToCart,
    (facts) => ({ ...onePack(facts), quantity: 0 }),
    codes.badRequest,
    "a quantity of 0",
  ),
  refused(
    "customer",
    cart.addToCart,
    (facts) => ({ ...onePack(facts), quantity: 1.5 }),
    codes.badRequest,
    "a quantity of 1.5",
  ),
  refused(
    "customer",
    cart.addAllToCart,
    ({ itemCode }) => ({ itemCode, products: [] }),
    codes.badRequest,
    "nothing chosen",
  ),
  refused(
    "customer",
    cart.quickAddToCart,
    { productCode: nowhere, quantity: 1 },
    codes.notFound,
    "an unknown code",
  ),
  refused(
    "customer",
    cart.quickAddToCart,
    ({ productCode }) => ({ productCode, quantity: 10_000 }),
    codes.badRequest,
    "too many",
  ),
  refused(
    "customer",
    cart.addInstrumentToCart,
    ({ spuCode }) => ({ spuCode, skuId: "987654321", quantity: 1 }),
    codes.badRequest,
    "an unknown SKU",
  ),
  refused(
    "newcomer",
    cart.editCartLine,
    (facts) => ({ ...line(facts), quantity: 1, customerItemNumber: "" }),
    codes.badRequest,
    "no such line",
  ),
  refused(
    "guest",
    product.findCertificate,
    { batchCode: nowhere, productCode: nowhere },
    codes.notFound,
    "an unknown batch",
  ),
  refused(
    "guest",
    product.findSpecification,
    { itemCode: nowhere },
    codes.productMissing,
    "an unknown item",
  ),
  refused(
    "guest",
    product.findSafetyDataSheet,
    { language: "cn", keyword: nowhere, itemId: null },
    codes.notFound,
    "an unknown item",
  ),
  refused(
    "guest",
    product.readBatchSpectra,
    { type: "nmr", batchCode: nowhere, productCode: nowhere },
    codes.notFound,
    "an unknown batch",
  ),
];

const contentMissing = (["zh", "en"] as const).flatMap((language) => [
  refusedTo(
    "guest",
    answered("guest", readArticle, { type: "news", id: "987654321" }, undefined, { language }),
    codes.notFound,
    messages.articleMissing,
  ),
  refusedTo(
    "guest",
    answered("guest", readActivity, { id: "987654321" }, undefined, { language }),
    codes.notFound,
    messages.activityMissing,
  ),
]);

const productMissing = (["zh", "en"] as const).flatMap((language) =>
  [
    answered("guest", product.readProduct, { itemCode: nowhere }, undefined, { language }),
    answered("guest", readInstrument, { spuCode: nowhere }, undefined, { language }),
  ].map((exchange) => refusedTo("guest", exchange, codes.productMissing, messages.productMissing)),
);

export const refusals: readonly Exchange[] = [
  ...byCircumstance,
  ...contentMissing,
  ...productMissing,
];
