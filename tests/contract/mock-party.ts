import { expiredSession, guest, normalCustomer, university } from "@reagent/api/mock/handlers";
import { token, userInfo } from "@reagent/api/mock/samples/account";
import { addresses } from "@reagent/api/mock/samples/addresses";
import { apiTokens } from "@reagent/api/mock/samples/api-tokens";
import { contentRows } from "@reagent/api/mock/samples/articles";
import { batchesOf } from "@reagent/api/mock/samples/batches";
import { sampleNoteId } from "@reagent/api/mock/samples/bottle";
import { categories } from "@reagent/api/mock/samples/categories";
import { couponsOf } from "@reagent/api/mock/samples/coupons";
import {
  EXPIRED_ENQUIRY,
  QUOTED_ENQUIRY,
  WAITING_ENQUIRY,
} from "@reagent/api/mock/samples/enquiries";
import { sampleDocument } from "@reagent/api/mock/samples/filing";
import { giftOrders, unpaidGiftOrder } from "@reagent/api/mock/samples/gift-orders";
import { delistedGift, soldOutGift } from "@reagent/api/mock/samples/gifts";
import { instruments } from "@reagent/api/mock/samples/instruments";
import { itemIdOf } from "@reagent/api/mock/samples/items";
import { jobRows } from "@reagent/api/mock/samples/jobs";
import { now } from "@reagent/api/mock/samples/now";
import { packs } from "@reagent/api/mock/samples/packs";
import { orderStatement, repayment } from "@reagent/api/mock/samples/payment";
import { sentTokens } from "@reagent/api/mock/samples/sent-basket";
import { trackedOrders } from "@reagent/api/mock/samples/shipments";
import { stockAlerts } from "@reagent/api/mock/samples/stock-alerts";
import { setupServer } from "msw/node";
import { clientOf, onShelf, type Party, type Recorded, type CallerKind } from "./party.ts";

const host = "http://mock.example";

const answersTo = {
  guest,
  customer: normalCustomer,
  university,
  newcomer: normalCustomer,
  expired: expiredSession,
} satisfies Record<CallerKind, unknown>;

/** The mock handlers of the stories. */
export async function openMock(): Promise<Party> {
  const server = setupServer();
  server.listen({ onUnhandledFrame: "error" });
  const recorded: Recorded[] = [];
  const itemCode = "E809056";
  const [pack, otherPack] = packs(itemCode);
  const [sku, other] = instruments();
  const [news] = contentRows("news");
  const [activity] = contentRows("activity");
  const [address, spareAddress] = addresses().filter(({ isDefault }) => !isDefault);
  if (!pack || !otherPack || !sku || !other || !news || !activity || !address || !spareAddress)
    throw new Error("the samples have no ethanol, no instruments, nothing to read or no addresses");
  return {
    host,
    recorded,
    facts: {
      now: () => now,
      itemCode,
      itemId: itemIdOf(itemCode),
      categoryId: categories()[0]?.id ?? "?",
      productId: pack.productId,
      productCode: pack.productCode,
      otherProductId: otherPack.productId,
      awaitedCode: stockAlerts().find(({ sentAt }) => sentAt === null)?.productCode ?? "",
      batchCode: "C15482130",
      batchProductCode: pack.productCode,
      ofBatch: onShelf(batchesOf("S812046")),
      spuCode: sku.spuCode,
      skuIds: [sku.skuId, other.skuId],
      newsId: news.id,
      activityId: activity.id,
      jobId: jobRows()[0].id,
      uploadId: sampleDocument.uploadId,
      filingDocuments: {
        usage: sampleDocument.uploadId,
        licence: sampleDocument.uploadId,
        certificate: sampleDocument.uploadId,
        poisonLicence: sampleDocument.uploadId,
      },
      universityProof: sampleDocument.uploadId,
      addressId: address.addressId,
      sessionId: "b2",
      apiTokenId: apiTokens[0]?.tokenId ?? "",
      spareAddressId: spareAddress.addressId,
      shoppingLists: { ordered: "41", spare: "42" },
      reactionPlans: { newer: "61", older: "60" },
      sentBaskets: sentTokens,
      bottleNoteId: sampleNoteId,
      unpaidOrderId: orderStatement().order.orderId,
      owedOrderId: repayment("")?.orders[0]?.orderId ?? "",
      shippedOrder: {
        orderCode: trackedOrders()[0].orderCode,
        company: userInfo().company,
      },
      returns: {
        orderId: "109",
        batch: { productCode: "E809056-4×2.5L", productId: "8000", batchCode: "C15482130" },
        fileIds: [sampleDocument.uploadId, sampleDocument.uploadId, sampleDocument.uploadId],
        pending: "905",
        processing: "904",
        refundId: "TD2026111900001",
        completed: "901",
        expressNumber: "SE5500018822",
      },
      enquiries: { waiting: WAITING_ENQUIRY, quoted: QUOTED_ENQUIRY, expired: EXPIRED_ENQUIRY },
      orchard: {
        giftCode: "G1001",
        giftId: "001",
        delistedCode: delistedGift,
        soldOutCode: soldOutGift,
        basket: { delisted: "012", soldOut: "008", dear: "011" },
        orders: {
          paid: "604",
          unpaid: unpaidGiftOrder,
          withdrawn: unpaidGiftOrder,
          cancelled: giftOrders().find(({ status }) => status === "cancelled")?.orderId ?? "",
          delisted: "607",
          soldOut: "608",
          dear: "609",
        },
      },
      shippedProduct: "E809056-4×2.5L",
      parcelCode: "PK2026111100007",
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
      declinedCode: "any-code",
    },
    as: (caller, language, mockHandlers) => {
      server.resetHandlers(...mockHandlers, ...answersTo[caller]({ now: () => now }));
      return clientOf(host, caller === "guest" ? null : token, language, recorded);
    },
    close: async () => server.close(),
  };
}
