import { codes } from "@reagent/api/contract/envelope";
import { listProductData, productDownload } from "@reagent/api/contract/product-data";
import { callMessages } from "@reagent/api/messages/call";
import { productDataMessages } from "@reagent/api/messages/product-data";
import { expect } from "vitest";
import { answered, type Exchange, refused } from "../exchange.ts";
import type { Facts } from "../party.ts";
import { nowhere } from "./given.ts";

const organic = ({ categoryId }: Facts) => ({ categoryId });

export const exchanges: readonly Exchange[] = [
  answered("customer", listProductData, {}, ({ files }) => {
    expect(files).toHaveLength(4);
    for (const { items } of files) expect(items).toBeGreaterThan(0);
  }),
  refused(
    "newcomer",
    listProductData,
    {},
    codes.notEntitled,
    productDataMessages.notEntitled,
    "no right to download",
  ),
  answered("customer", productDownload, organic, ({ fileName, url }) => {
    expect(fileName).toBe("产品资料-有机化学.csv");
    expect(url).toMatch(/^\/api\/center\/product\/file\?X-User-Token=./u);
  }),
  refused(
    "newcomer",
    productDownload,
    organic,
    codes.notEntitled,
    productDataMessages.notEntitled,
    "no right to download",
  ),
  refused(
    "customer",
    productDownload,
    { categoryId: nowhere },
    codes.notFound,
    callMessages.noDocument,
    "no such category",
  ),
];
