import { issueAccountingTicket } from "@reagent/api/contract/accounting";
import { labelsAddress, labelsUrl } from "@reagent/api/contract/bottle";
import { issueTemplateTicket } from "@reagent/api/contract/bulk-order";
import { type AnyEndpoint, endpoints } from "@reagent/api/contract/contract";
import type { Endpoint } from "@reagent/api/contract/endpoint";
import { issueQuotationTicket } from "@reagent/api/contract/enquiry";
import { issueGoodsFileTicket } from "@reagent/api/contract/goods-file";
import {
  issueClaimPackTicket,
  issueOrderLabelsTicket,
  issueOrderPaperTicket,
  listOrders,
} from "@reagent/api/contract/order";
import { findSpecification } from "@reagent/api/contract/product";
import { productDownload } from "@reagent/api/contract/product-data";
import { issueReturnSlipTicket } from "@reagent/api/contract/return";
import { issueWaybillTicket } from "@reagent/api/contract/shipment";
import { issueDocumentTicket } from "@reagent/api/contract/upload";
import type { CallerKind } from "../contract/party.ts";
import type { ServerParty } from "../contract/server-party.ts";
import { everyOrder } from "../demo-records.ts";
import type { SendMode } from "./access.ts";
import { anotherThan, type SentCall } from "./send-call.ts";

const OWNER = "customer";

/**
 * The downloads, at the URLs that other calls return; guests and the other customer have tickets that are not valid for them. Each is to be
 * sent before the next is asked for: tickets expire.
 */
export async function* downloadCalls(party: ServerParty, mode: SendMode): AsyncGenerator<SentCall> {
  const urlFor = async <Params, Answer extends { readonly url: string }>(
    caller: CallerKind,
    endpoint: Endpoint<Params, Answer>,
    params: NoInfer<Params>,
  ): Promise<URL> => {
    const outcome = await party.as(caller, "zh", []).call(endpoint, params);
    if (!outcome.ok) throw new Error(`${endpoint.name}: ${JSON.stringify(outcome.failure)}`);
    return new URL(outcome.data.url, party.host);
  };
  const other = anotherThan(OWNER);
  const asked = { ...everyOrder, isLegacy: false, review: "reviewed" } as const;
  const others = await party.as(other, "zh", []).call(listOrders, asked);
  const [otherOrder] = others.ok ? others.data.orders : [];
  if (!otherOrder) throw new Error("The other customer has no order.");
  const { itemCode, orders, returns, enquiries, uploadId, categoryId, parcelCode } = party.facts;
  const claimed = { ...everyOrder, list: "reagent", relatedOrderCode: "" } as const;
  const confirmation = {
    orderId: orders.reviewed,
    paper: "confirmation",
    invoiceCode: "",
  } as const;
  const invoice = {
    orderId: orders.invoiced,
    paper: "invoice",
    invoiceCode: orders.lastInvoice,
  } as const;
  const { batchProductCode: productCode, batchCode } = party.facts;
  const labels = labelsUrl({ productCode, batchCode, language: "cn" });
  const urls: readonly (() => Promise<URL>)[] = [
    () => urlFor("guest", findSpecification, { itemCode }),
    () => urlFor(OWNER, issueOrderPaperTicket, confirmation),
    () => urlFor(OWNER, issueOrderPaperTicket, invoice),
    () => urlFor(OWNER, issueWaybillTicket, { parcelCode }),
    () => urlFor(OWNER, issueQuotationTicket, { enquiryId: enquiries.quoted }),
    () => urlFor(OWNER, issueReturnSlipTicket, { refundId: returns.refundId }),
    () => urlFor(OWNER, issueOrderPaperTicket, { ...confirmation, paper: "acceptance" }),
    () => urlFor(OWNER, issueClaimPackTicket, claimed),
    () =>
      urlFor(OWNER, issueOrderLabelsTicket, {
        orderId: orders.invoiced,
        format: "zpl",
        note: null,
      }),
    () => urlFor(OWNER, issueDocumentTicket, { uploadId }),
    () => urlFor(OWNER, productDownload, { categoryId }),
    () => urlFor(OWNER, issueTemplateTicket, {}),
    () => urlFor(OWNER, issueAccountingTicket, { file: "orders", from: "", to: "" }),
    () =>
      urlFor(OWNER, issueGoodsFileTicket, {
        source: "order",
        sourceId: orders.reviewed,
        refined: null,
        file: "inventory",
      }),
    async () =>
      new URL(labelsAddress(labels, { format: "vial", copies: 1, note: null }), party.host),
  ];
  const tickets: Partial<Record<SendMode, () => Promise<string | null>>> = {
    guest: async () => "none",
    "another customer": async () =>
      (
        await urlFor(other, issueOrderPaperTicket, {
          ...confirmation,
          orderId: otherOrder.orderId,
        })
      ).searchParams.get("ticket"),
  };
  for (const url of urls) {
    const { pathname, searchParams } = await url();
    const wire = Object.fromEntries(searchParams);
    const endpoint = endpointAt(pathname);
    const name = ticketName(endpoint);
    const ticket = name in wire ? await tickets[mode]?.() : undefined;
    yield {
      endpoint,
      caller: OWNER,
      language: "zh",
      wire: ticket ? { ...wire, [name]: ticket } : wire,
    };
  }
}

/** The name of a download's ticket on the wire. */
function ticketName({ params }: AnyEndpoint): string {
  return params.table["ticket"]?.[0] ?? "ticket";
}

function endpointAt(pathname: string): AnyEndpoint {
  const found = endpoints.find(({ path }) => path === pathname);
  if (!found) throw new Error(`No call of the contract has the path ${pathname}.`);
  return found;
}
