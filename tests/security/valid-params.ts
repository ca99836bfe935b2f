import { addAddress } from "@reagent/api/contract/address";
import { addToCart } from "@reagent/api/contract/cart";
import { type AnyEndpoint, endpoints } from "@reagent/api/contract/contract";
import { codes } from "@reagent/api/contract/envelope";
import { downloadConfirmation, downloadInvoice } from "@reagent/api/contract/order";
import { downloadDocument } from "@reagent/api/contract/product";
import { uploadDocument } from "@reagent/api/contract/upload";
import { accountsIn } from "@reagent/server/testing/accounts";
import { customers, itemIds, packIds, PASSWORD, skuIds } from "@reagent/server/testing/fixture";
import type { TestShop } from "@reagent/server/testing/shop";
import { exchanges } from "../contract/exchanges.ts";
import type { Facts } from "../contract/party.ts";
import type { Wire } from "./hostile-params.ts";

/** Adds the data that exchanges use for the customer `lin`, and a cart with a pack. */
export async function factsOf(shop: TestShop, token: string): Promise<Facts> {
  const { place, placePair } = accountsIn(shop.database, () => shop.clock.time);
  const as = { token };
  const { data: address } = await shop.call(
    addAddress,
    {
      province: "310000",
      city: "310100",
      district: "310115",
      receiver: "林",
      mobile: "13900000120",
      street: "科苑路 1278 号",
      postcode: "201203",
      area: "",
      phone: "",
      extension: "",
      isDefault: true,
    },
    as,
  );
  const content = `data:image/gif;base64,${btoa("GIF89a")}`;
  const document = { slot: "licence", extension: "gif", content, fileName: null } as const;
  const { data: upload } = await shop.call(uploadDocument, document, as);
  const productId = String(packIds.ethanol500);
  await shop.call(addToCart, { itemCode: "E100001", productId, quantity: 2 }, as);
  const [paired, pairedInstrument] = await placePair(10_000, 10_000);
  return {
    itemCode: "E100001",
    itemId: String(itemIds.ethanol),
    productId,
    productCode: "E100001-500mL",
    batchCode: "C15482130",
    batchProductCode: "E100001-500mL",
    spuCode: "INS-0001",
    skuIds: [String(skuIds.stirrer), String(skuIds.stirrerHot)],
    categoryId: "1",
    newsId: "1",
    activityId: "1",
    uploadId: upload.uploadId,
    addressId: address.addressId,
    expiredCouponId: "none",
    unpaidOrderId: await place(),
    owedOrderId: await place(),
    orders: {
      unpaid: await place(),
      paired,
      pairedInstrument,
      reviewed: await place(),
      invoiced: await place(),
      lastInvoice: "none",
      reviewedInstrument: pairedInstrument,
      old: await place({ created_at: 0 }),
    },
    email: customers.lin,
    takenMobile: "13800000001",
    password: PASSWORD,
    resetCode: "none",
    activationCode: "none",
  };
}

const ticket = { ticket: "none" };
const paper = ({ orders }: Facts) => ({ order_id: orders.reviewed, type: 0, ...ticket });
/** The parameters of downloads, which have no exchanges; a download that is not here takes only a ticket. */
const downloads = (facts: Facts): Readonly<Record<string, Wire>> => ({
  [downloadDocument.name]: { kind: "specification", subject: facts.itemCode, lang: "cn" },
  [downloadConfirmation.name]: paper(facts),
  [downloadInvoice.name]: { ...paper(facts), invoice_code: facts.orders.lastInvoice },
});

/** Valid parameters by the call's name, from the exchanges. */
export function validWires(facts: Facts): ReadonlyMap<string, readonly Wire[]> {
  const documents = downloads(facts);
  const wiresOf = ({ name, kind }: AnyEndpoint): Wire[] => {
    if (kind === "download") return [documents[name] ?? ticket];
    return exchanges
      .filter(({ code, endpoint }) => endpoint.name === name && code === codes.success)
      .map(({ endpoint, params }) => endpoint.params.encode(params(facts) as never) as Wire);
  };
  return new Map(endpoints.map((endpoint) => [endpoint.name, wiresOf(endpoint)]));
}
