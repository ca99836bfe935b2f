import { addressOf } from "@reagent/api/client/address";
import type { ParamsOf } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import {
  downloadConfirmation,
  downloadInvoice,
  downloadOrderPaper,
  type issueOrderPaperTicket,
} from "@reagent/api/contract/order";
import { callMessages } from "@reagent/api/messages/call";
import { INVOICE_MEDIA_TYPES, type InvoiceFormat } from "@reagent/domain/invoice-format";
import type { LocalizedText } from "../../../basics/language.ts";
import { Refusal } from "../../../basics/refusal.ts";
import type { Call, CustomerCall, Download, Services } from "../../../calls/call.ts";
import type { Reader, Tx } from "../../../database/database.ts";
import { archiveOf } from "../../../documents/archive.ts";
import { printed } from "../../../documents/order-paper.ts";
import { findOrder, ownOrder, type StoredOrder } from "../../../ordering/orders/find-order.ts";
import type { Booklet, Sheet } from "../../../ports/documents/sheet.ts";
import { issueTicketInLanguage, redeemTicketInLanguage } from "../../../sessions/ticket.ts";
import { acceptanceSheet } from "./acceptance.ts";
import { claimPackFiles } from "./claim-pack.ts";
import { confirmationSheet } from "./confirmation.ts";
import { contractSheet } from "./contract.ts";
import { dossierOf, type Made } from "./dossier.ts";
import { goodsListSheet } from "./goods-list.ts";
import { goodsPapers } from "./goods-papers.ts";
import { findInvoice, findInvoiceFile, invoiceDataSheet, invoiceSheet } from "./invoice.ts";
import { keptGoods, regulatedLines } from "./kept-lines.ts";
import { lawfulUseSheet } from "./lawful-use.ts";

const PURPOSE = "order paper";

const claimPackName: LocalizedText = { zh: "报销资料", en: "Claim-pack" };

interface OfOrder {
  readonly orderId: string;
  readonly isInstrument: boolean;
}

/** Names a paper of an order that is printed, or that the tax office has made. */
type SinglePaper = OfOrder &
  (
    | {
        readonly paper:
          | "confirmation"
          | "dossier"
          | "invoice-data"
          | "acceptance"
          | "contract"
          | "goods-list"
          | "lawful-use";
      }
    | {
        readonly paper: "invoice";
        readonly invoiceCode: string;
        /** Of the tax office's document. */
        readonly format: InvoiceFormat | "own-paper";
      }
  );

/** Names a paper of an order, or all of them as files. */
type Paper = SinglePaper | (OfOrder & { readonly paper: "claim-pack" });

/** The formats of the tax office's document, by the papers that tickets name. */
const TAX_FORMATS = { "tax-pdf": "pdf", "tax-ofd": "ofd", "tax-xml": "xml" } as const;

const isTaxPaper = (paper: string): paper is keyof typeof TAX_FORMATS => paper in TAX_FORMATS;

/** Issues a ticket for a paper of the customer's own order, in the address where the paper is downloaded. */
export async function issuePaperTicket(
  call: CustomerCall<ParamsOf<typeof issueOrderPaperTicket>>,
  tx: Tx,
): Promise<{ url: string }> {
  const { params, customer, language, now } = call;
  const { paper, invoiceCode } = params;
  if (paper === "unknown") {
    throw new Refusal(codes.badRequest, callMessages.badRequest[language]);
  }
  const order = await ownOrder(tx, call);
  const { id: orderId, kind } = order;
  const named = { orderId, isInstrument: kind === "instrument" };
  const addressFor = async (admitted: Paper) => {
    const subject = subjectOf(admitted);
    const admission = { customerId: customer.id, purpose: PURPOSE, subject, language };
    return { ...named, ticket: await issueTicketInLanguage(tx, admission, now) };
  };
  if (paper === "invoice" || isTaxPaper(paper)) {
    const format = paper === "invoice" ? "own-paper" : TAX_FORMATS[paper];
    const invoice = { orderId, invoiceCode, format } as const;
    const isThere =
      format === "own-paper" ? findInvoice(tx, invoice) : findInvoiceFile(tx, invoice);
    if (!(await isThere)) throw new Refusal(codes.notFound, callMessages.noDocument[language]);
    const address = await addressFor({ ...named, paper: "invoice", invoiceCode, format });
    return { url: addressOf(downloadInvoice, "", { ...address, invoiceCode, format }) };
  }
  if (paper === "lawful-use" && regulatedLines(await keptGoods(tx, order)).length === 0)
    throw new Refusal(codes.notFound, callMessages.noDocument[language]);
  const address = await addressFor({ ...named, paper });
  return {
    url:
      paper === "confirmation"
        ? addressOf(downloadConfirmation, "", address)
        : addressOf(downloadOrderPaper, "", { ...address, paper }),
  };
}

/** The subject of a ticket. */
function subjectOf(paper: Paper): string {
  const { paper: kind, orderId } = paper;
  const invoice = kind === "invoice" ? [paper.invoiceCode, paper.format] : [];
  return [kind, orderId, ...invoice].join(" ");
}

/** The paper that a ticket admits to; undefined for an invalid ticket. */
export async function openPaper(
  paper: Paper,
  { params, now, signal }: Call<{ readonly ticket: string }>,
  services: Services,
): Promise<Download | undefined> {
  const { database } = services;
  const admission = await database.transact((tx) =>
    redeemTicketInLanguage(tx, {
      ticket: params.ticket,
      purpose: PURPOSE,
      subject: subjectOf(paper),
      now,
    }),
  );
  if (!admission) return undefined;
  const { language } = admission;
  const order = await findOrder(database.read, {
    customerId: admission.customerId,
    orderId: paper.orderId,
    kind: paper.isInstrument ? "instrument" : "reagent",
  });
  if (!order) {
    return undefined;
  }
  if (paper.paper === "invoice" && paper.format !== "own-paper") return taxInvoice(paper, services);
  const made = { language, now, publicUrl: services.publicUrl(), vault: services.vault };
  if (paper.paper === "claim-pack")
    return {
      fileName: `${claimPackName[language]}-${order.code}.zip`,
      mediaType: "application/zip",
      content: await archiveOf(
        services.pdfPrinter,
        { customerId: order.customer_id, signal, now },
        (pdfPrinter) => claimPackFiles({ ...services, pdfPrinter }, order, made),
      ),
      isAttachment: true,
    };
  const document = await documentOf(database.read, { paper, order }, made);
  if (!document) {
    return undefined;
  }
  return printed(services, document, paper.paper === "invoice" ? paper.invoiceCode : order.code);
}

/** The tax office's document of an invoice, as it came; browsers show a PDF, and save the others. */
async function taxInvoice(
  invoice: Extract<Paper, { readonly paper: "invoice" }>,
  { database, files }: Pick<Services, "database" | "files">,
): Promise<Download | undefined> {
  const found = await findInvoiceFile(database.read, invoice);
  const content = found && (await files.read(found.file));
  return (
    content && {
      fileName: found.file_name,
      mediaType: INVOICE_MEDIA_TYPES[found.format],
      content,
      isAttachment: found.format !== "pdf",
    }
  );
}

/** A paper of an order before it is printed; undefined where there is no such invoice, and nothing regulated to state the use of. */
async function documentOf(
  reader: Reader,
  { paper, order }: { readonly paper: SinglePaper; readonly order: StoredOrder },
  made: Made,
): Promise<Sheet | Booklet | undefined> {
  const { language } = made;
  switch (paper.paper) {
    case "confirmation":
      return confirmationSheet(reader, order, language);
    case "invoice-data":
      return invoiceDataSheet(reader, order, language);
    case "acceptance":
      return acceptanceSheet(
        reader,
        { order, goods: await goodsPapers(reader, order, language) },
        made,
      );
    case "contract":
      return contractSheet(reader, { order, kept: await keptGoods(reader, order) }, language);
    case "goods-list":
      return goodsListSheet(reader, { order, kept: await keptGoods(reader, order) }, language);
    case "lawful-use":
      return lawfulUseSheet(reader, { order, kept: await keptGoods(reader, order) }, made);
    case "dossier":
      return dossierOf(reader, order, made);
    case "invoice": {
      const invoice = await findInvoice(reader, paper);
      return invoice && invoiceSheet(reader, { order, invoice }, language);
    }
  }
}
