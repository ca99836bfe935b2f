import type { Confirmation, OrderPrice } from "@reagent/api/contract/checkout";
import { paths } from "@reagent/api/pages/paths";
import { type SubmissionProblem, submissionProblems } from "@reagent/domain/checkout";
import { isInvoiceSaved } from "@reagent/domain/invoice";
import { formatYuan } from "@reagent/domain/money";
import { blocksOrder } from "@reagent/domain/restriction";
import { type RefObject, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useOverlays } from "../../../components/overlay/useOverlays.ts";
import { useCopy } from "../../../language/language.tsx";
import type { Blocker } from "./Blockers.tsx";
import { copy } from "./Checkout.copy.ts";
import type { InvoiceDraftHandle } from "./InvoiceDraft.tsx";
import type { Limited } from "./LimitedList.tsx";
import type { Checkout } from "./useCheckout.ts";
import { useFreshPrice } from "./useFreshPrice.ts";
import type { InvoiceChoice } from "./useInvoiceChoice.ts";
import type { InvoiceSplitChoice } from "./useInvoiceSplit.ts";
import { useLimitDialog } from "./useLimitDialog.tsx";
import { useSubmission } from "./useSubmission.tsx";

interface Submitting {
  /** The blockers, in the order of the page. */
  readonly blockers: readonly Blocker[];
  /** The products that block the order, with the way to their dialog; undefined where there are none. */
  readonly limited: Limited | undefined;
  readonly addressError: string | undefined;
  readonly couponError: string | undefined;
  readonly hasTried: boolean;
  readonly isBusy: boolean;
  readonly prepare: () => void;
  readonly submit: () => void;
}

/** The elements that receive the focus for missing choices. */
interface Places {
  readonly address: RefObject<HTMLButtonElement | null>;
  readonly invoice: RefObject<InvoiceDraftHandle | null>;
  readonly coupon: RefObject<HTMLButtonElement | null>;
}

interface Given {
  readonly confirmation: Confirmation;
  readonly checkout: Checkout;
  readonly invoice: InvoiceChoice;
  readonly split: InvoiceSplitChoice;
}

/** The sections in the order of the page and of the focus. */
const PROBLEMS: readonly SubmissionProblem[] = [
  "address-unchosen",
  "invoice-type-required",
  "invoice-email-invalid",
  "invoice-unconfirmed",
  "coupon-unchosen",
];

/** The blockers of the order, and its submission, which runs once at a time. */
export function useSubmitting(
  { confirmation, checkout, invoice, split }: Given,
  places: Places,
): Submitting {
  const words = useCopy(copy);
  const { confirm, prepare, toast } = useOverlays();
  const navigate = useNavigate();
  const lineCount = confirmation.reagents.length + confirmation.instruments.length;
  const openLimit = useLimitDialog(lineCount);
  const readPrice = useFreshPrice(checkout);
  const submit = useSubmission({ draft: places.invoice, readPrice, openLimit });
  const [hasTried, setHasTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  const { address, couponId, stored, price } = checkout;
  const addressId = address?.addressId ?? "";
  const found = submissionProblems({
    addressId,
    couponId,
    savedInvoiceType: confirmation.invoice.type,
    invoice: invoice.input,
  });
  const problems = PROBLEMS.filter((problem) => found.includes(problem));
  const goTo = (problem: SubmissionProblem) => {
    if (problem === "address-unchosen") places.address.current?.focus();
    else if (problem === "coupon-unchosen") places.coupon.current?.focus();
    // The form marks its invalid fields and focuses the first.
    else void places.invoice.current?.judge();
  };
  const limit = price.data?.limit;
  const blockers: Blocker[] = problems.map((problem) => ({
    kind: problem,
    message: words.problems[problem],
    onGo: () => goTo(problem),
  }));
  const limited = limit && blocksOrder(limit) ? { limit, onGo: () => openLimit(limit) } : undefined;
  if (price.data && price.data.overLimit !== "")
    blockers.push({
      kind: "over-limit",
      message: price.data.overLimit,
      onGo: () => void navigate(paths.cart()),
    });

  /** Confirms the order and its total; invoice information that is saved with it cannot be changed later. */
  const isMeant = async ({ total: { payable } }: OrderPrice) => {
    const seen = price.isRefreshing ? payable : (price.data ?? confirmation).total.payable;
    const isNewInvoice = !isInvoiceSaved(confirmation.invoice.type);
    const isConfirmed = await confirm({
      title: words.askSubmit,
      message: (
        <>
          <p>
            {seen === payable
              ? words.submitTotal(formatYuan(payable))
              : words.priceWas(formatYuan(seen), formatYuan(payable))}
          </p>
          <p>{isNewInvoice ? words.submitWithInvoice : words.submitHint}</p>
        </>
      ),
      confirmLabel: words.confirmSubmit,
    });
    if (!isConfirmed) toast({ message: words.submitDeclined, tone: "info" });
    // The focus returns in a task of its own: a dialog that follows has to return it to the same button.
    await new Promise((resolve) => setTimeout(resolve));
    return isConfirmed;
  };
  const proceed = async () => {
    const fresh = await readPrice();
    if (!fresh || !(await isMeant(fresh))) return;
    await submit({
      confirmation,
      price: fresh,
      order: {
        addressId,
        couponId,
        invoiceAddressId: invoice.addressId,
        customerOrderNumber: stored.orderNumber.trim(),
        note: stored.note.trim(),
        ...split.params,
      },
    });
  };
  const press = async () => {
    setHasTried(true);
    const [first] = problems;
    if (first) return goTo(first);
    setIsBusy(true);
    await proceed();
    setIsBusy(false);
  };

  const errorOf = (problem: SubmissionProblem) =>
    hasTried && problems.includes(problem) ? words.problems[problem] : undefined;
  return {
    blockers,
    limited,
    addressError: errorOf("address-unchosen"),
    couponError: errorOf("coupon-unchosen"),
    hasTried: hasTried && (blockers.length > 0 || limited !== undefined),
    isBusy,
    prepare,
    submit: () => void press(),
  };
}
