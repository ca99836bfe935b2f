import { type Client, createClient } from "@reagent/api/client/client";
import { type AnyEndpoint, endpoints } from "@reagent/api/contract/contract";
import type { ItemBatch } from "@reagent/api/contract/product";
import { developmentSalts } from "@reagent/api/contract/signature";
import type { Language } from "@reagent/api/mock/samples/language";
import type { HttpHandler } from "msw";

/** The kind of a caller: a newcomer is a customer without data, an expired one has a token of an ended session. */
export type CallerKind = "guest" | "customer" | "university" | "newcomer" | "expired";

/** The ids and codes of a party's data that exchanges use. */
export interface Facts {
  /** The time of the party, in epoch milliseconds. */
  readonly now: () => number;
  /** Ethanol, with a pack that can be put into the cart. */
  readonly itemCode: string;
  readonly itemId: string;
  readonly productId: string;
  readonly productCode: string;
  /** Another pack of it. */
  readonly otherProductId: string;
  /** A pack that the customer has an open alert for, since it is out of stock, or can have one. */
  readonly awaitedCode: string;
  /** The first of the top categories, organic chemistry. */
  readonly categoryId: string;
  /** A batch of any product. */
  readonly batchCode: string;
  readonly batchProductCode: string;
  /** A pack of which a batch is on the shelf. */
  readonly ofBatch: { readonly productId: string; readonly batchCode: string };
  readonly spuCode: string;
  /** Two SKUs. */
  readonly skuIds: readonly [string, string];
  /** Newer than all other news. */
  readonly newsId: string;
  /** Newer than all other activities. */
  readonly activityId: string;
  /** An open job. */
  readonly jobId: string;
  /** A document that the customer has uploaded. */
  readonly uploadId: string;
  /** The documents that the newcomer has uploaded for a filing, and the university's customer for theirs. */
  readonly filingDocuments: Readonly<
    Record<"usage" | "licence" | "certificate" | "poisonLicence", string>
  >;
  readonly universityProof: string;
  /** Two of the customer's addresses that are not the default one. */
  readonly addressId: string;
  readonly spareAddressId: string;
  /** Lists of the customer: one that was ordered before prices changed, and one that was never ordered. */
  readonly shoppingLists: Readonly<Record<"ordered" | "spare", string>>;
  /** Plans of reactions that the customer keeps. */
  readonly reactionPlans: Readonly<Record<"newer" | "older", string>>;
  /** Tokens of baskets that were sent: by a guest, by the customer, and two whose links do not open any more. */
  readonly sentBaskets: Readonly<Record<"guests" | "own" | "ended" | "expired", string>>;
  /** A note of the customer on a bottle of `returns.batch`. */
  readonly bottleNoteId: string;
  /** A reagent order of the customer that is not paid yet, and one that was paid on credit. */
  readonly unpaidOrderId: string;
  readonly owedOrderId: string;
  readonly expiredCouponId: string;
  /** An order whose goods were sent, and who ordered it. */
  readonly shippedOrder: { readonly orderCode: string; readonly company: string };
  /** Returns of the customer. */
  readonly returns: {
    /** An order with goods to return, and one of its batches. */
    readonly orderId: string;
    readonly batch: {
      readonly productCode: string;
      readonly productId: string;
      readonly batchCode: string;
    };
    /** Files that were uploaded for it: one to be part of a return, two to be deleted. */
    readonly fileIds: readonly [string, string, string];
    /** Waits for its review. */
    readonly pending: string;
    /** Approved, with files, a slip, and no express number yet. */
    readonly processing: string;
    readonly refundId: string;
    /** Completed; its goods were sent back. */
    readonly completed: string;
    readonly expressNumber: string;
  };
  /** Enquiries of the customer: one that waits, one whose quote can be accepted, and one whose quote has expired. */
  readonly enquiries: Readonly<Record<"waiting" | "quoted" | "expired", string>>;
  /** Gifts of the orchard, and what is ordered of them. */
  readonly orchard: {
    /** A gift that can be ordered, and its id. */
    readonly giftCode: string;
    readonly giftId: string;
    readonly delistedCode: string;
    readonly soldOutCode: string;
    /** Ids of the gifts in the university's basket: taken off the shelves, out of stock, and too expensive. */
    readonly basket: Readonly<Record<"delisted" | "soldOut" | "dear", string>>;
    /**
     * Orders of the customer: one that is paid; not paid are one that can be paid, one to be cancelled, one that was, and one of each of
     * those gifts.
     */
    readonly orders: Readonly<
      Record<
        "paid" | "unpaid" | "withdrawn" | "cancelled" | "delisted" | "soldOut" | "dear",
        string
      >
    >;
  };
  /** A product of that order, and the shipment notice of one of its parcels. */
  readonly shippedProduct: string;
  readonly parcelCode: string;
  /** Orders of the customer by their state. */
  readonly orders: {
    readonly unpaid: string;
    /** A reagent order and the instrument order that was placed with it. */
    readonly paired: string;
    readonly pairedInstrument: string;
    /** Reviewed, and invoiced. */
    readonly reviewed: string;
    /** Invoiced in two parts, and the code of the second invoice. */
    readonly invoiced: string;
    readonly lastInvoice: string;
    readonly reviewedInstrument: string;
    /** From before 2024. */
    readonly old: string;
  };
  /** Of the customer, but not the one that is used. */
  readonly sessionId: string;
  /** A token of the customer that has not expired. */
  readonly apiTokenId: string;
  /** Of a newcomer. */
  readonly email: string;
  /** Of another customer. */
  readonly takenMobile: string;
  readonly password: string;
  /** The mailed code for a new password of that email address. */
  readonly resetCode: string;
  /** The mailed activation code of a new account. */
  readonly activationCode: string;
  /** The mailed activation code of another new account, whose mailbox did not register it. */
  readonly declinedCode: string;
}

/** The wire data of a successful answer. */
export interface Recorded {
  readonly endpoint: AnyEndpoint;
  readonly data: unknown;
}

/** An implementation of the contract: the mock or the server. */
export interface Party {
  readonly host: string;
  readonly facts: Facts;
  /** A client of a caller; the mock puts the handlers before its own. */
  as(caller: CallerKind, language: Language, mockHandlers: readonly HttpHandler[]): Client;
  readonly recorded: readonly Recorded[];
  close(): Promise<void>;
}

/** A client of the shop that records the wire data of answers. */
export function clientOf(
  host: string,
  token: string | null,
  language: Language,
  recorded: Recorded[],
): Client {
  const recording: typeof fetch = async (input, init) => {
    const response = await fetch(input, init);
    const { method, url } = new Request(input, init);
    const endpoint = endpoints.find(
      (each) => each.method === method && each.path === new URL(url).pathname,
    );
    if (endpoint && endpoint.kind !== "download") {
      const { code, data } = (await response.clone().json()) as { code: number; data: unknown };
      if (code === 200) recorded.push({ endpoint, data });
    }
    return response;
  };
  return createClient({
    host,
    salts: developmentSalts,
    language: language === "en" ? "en" : "cn",
    deviceId: () => "ContractDevice00",
    token: () => token,
    deviceNow: () => Date.now(),
    onSessionEnd: () => undefined,
    reload: () => undefined,
    lastReload: { get: () => undefined, set: () => undefined },
    fetch: recording,
  });
}

/** A pack of which one of some batches is on the shelf. */
export function onShelf(batches: readonly ItemBatch[]): Facts["ofBatch"] {
  const [found] = batches.flatMap(({ batchCode, stocks }) =>
    stocks.flatMap(({ productId, stock }) => (stock > 0 ? { productId, batchCode } : [])),
  );
  if (!found) throw new Error("No batch is on the shelf.");
  return found;
}
