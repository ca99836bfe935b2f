import { expiredSession, guest, normalCustomer, university } from "@reagent/api/mock/handlers";
import { token, userInfo } from "@reagent/api/mock/samples/account";
import { addresses } from "@reagent/api/mock/samples/addresses";
import { contentRows } from "@reagent/api/mock/samples/articles";
import { categories } from "@reagent/api/mock/samples/categories";
import { couponsOf } from "@reagent/api/mock/samples/coupons";
import { sampleDocument } from "@reagent/api/mock/samples/filing";
import { instruments } from "@reagent/api/mock/samples/instruments";
import { itemIdOf } from "@reagent/api/mock/samples/items";
import { packs } from "@reagent/api/mock/samples/packs";
import { orderStatement, repayment } from "@reagent/api/mock/samples/payment";
import type { HttpHandler } from "msw";
import { setupServer } from "msw/node";
import { clientOf, type Party, type Recorded, type Viewer } from "./party.ts";

const host = "http://mock.example";

const handlers: Readonly<Record<Viewer, () => readonly HttpHandler[]>> = {
  guest,
  customer: normalCustomer,
  university,
  newcomer: normalCustomer,
  expired: expiredSession,
};

/** The mock handlers of the stories. */
export async function openMock(): Promise<Party> {
  const server = setupServer();
  server.listen({ onUnhandledFrame: "error" });
  const recorded: Recorded[] = [];
  const itemCode = "E809056";
  const pack = packs(itemCode)[0];
  const [sku, other] = instruments();
  const [news] = contentRows("news");
  const [activity] = contentRows("activity");
  const address = addresses().find(({ isDefault }) => !isDefault);
  if (!pack || !sku || !other || !news || !activity || !address)
    throw new Error("the samples have no ethanol, no instruments, nothing to read or no addresses");
  return {
    host,
    recorded,
    facts: {
      itemCode,
      itemId: itemIdOf(itemCode),
      categoryId: categories()[0]?.id ?? "?",
      productId: pack.productId,
      productCode: pack.productCode,
      batchCode: "C15482130",
      batchProductCode: pack.productCode,
      spuCode: sku.spuCode,
      skuIds: [sku.skuId, other.skuId],
      newsId: news.id,
      activityId: activity.id,
      uploadId: sampleDocument.uploadId,
      addressId: address.addressId,
      unpaidOrderId: orderStatement().order.orderId,
      owedOrderId: repayment("")?.orders[0]?.orderId ?? "",
      expiredCouponId: couponsOf("expired")[0]?.couponId ?? "",
      orders: {
        unpaid: "112",
        paired: "111",
        pairedInstrument: "211",
        reviewed: "109",
        invoiced: "109",
        lastInvoice: "FP2026111400002",
        reviewedInstrument: "210",
        old: "13",
      },
      email: userInfo().email,
      takenMobile: userInfo().mobile,
      password: "any-password",
      resetCode: "any-code",
      activationCode: "any-code",
    },
    as: (viewer, language, mockHandlers) => {
      server.resetHandlers(...mockHandlers, ...handlers[viewer]());
      return clientOf(host, viewer === "guest" ? null : token, language, recorded);
    },
    close: async () => server.close(),
  };
}
