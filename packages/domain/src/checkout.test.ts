import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import {
  addressPicker,
  checkoutTotals,
  firstAddress,
  OrderRemarks,
  type Submission,
  type SubmissionProblem,
  submissionProblems,
} from "./checkout.ts";
import { NO_COUPON, UNCHOSEN_COUPON } from "./coupon.ts";
import { fen, sum } from "./money.ts";

describe("the choice of an address (customer centre §4, checkout; §9, address choice)", () => {
  const addresses = [
    { addressId: "1", isDefault: false },
    { addressId: "2", isDefault: true },
  ];

  it.each([
    [0, "list"],
    [5, "list"],
    [6, "search"],
    [50, "search"],
  ] as const)("the choice of an address with %i of them is a %s", (count, picker) => {
    expect(addressPicker(count)).toBe(picker);
  });

  it.each([
    ["1", "1"],
    ["", "2"],
    ["gone", "2"],
  ])("starts with the stored one, else the default one: %j gives %s", (stored, chosen) => {
    expect(firstAddress(addresses, stored)?.addressId).toBe(chosen);
  });

  it("chooses no address where there is none", () => {
    expect(firstAddress([], "1")).toBeUndefined();
  });
});

describe("submissionProblems (customer centre §5, checkout submit checks)", () => {
  const right: Submission = {
    addressId: "1",
    couponId: NO_COUPON,
    savedInvoiceType: "blank",
    invoice: {
      type: "electronic-ordinary",
      title: "华东应用化学研究所",
      taxNumber: "91310115SAMPLE012X",
      bank: "",
      bankAccount: "",
      address: "",
      phone: "",
      email: "zhou@eciac.example",
    },
  };
  const empty: Submission = {
    ...right,
    addressId: "",
    couponId: UNCHOSEN_COUPON,
    invoice: { ...right.invoice, type: "blank", title: "", taxNumber: "", email: "" },
  };

  it("returns no problem for a complete order", () => {
    expect(submissionProblems(right)).toEqual([]);
  });

  it("returns the problems in the order of the page", () => {
    const steps: [Partial<Submission>, SubmissionProblem | undefined][] = [
      [{}, "address-unchosen"],
      [{ addressId: "1" }, "invoice-type-required"],
      [{ invoice: { ...empty.invoice, type: "electronic-ordinary" } }, "invoice-email-invalid"],
      [
        { invoice: { ...empty.invoice, type: "electronic-ordinary", email: "a@b.example" } },
        "coupon-unchosen",
      ],
      [{ couponId: NO_COUPON }, "invoice-unconfirmed"],
      [{ invoice: right.invoice }, undefined],
    ];
    let submission = empty;
    for (const [change, problem] of steps) {
      submission = { ...submission, ...change };
      expect(submissionProblems(submission)[0]).toBe(problem);
    }
  });

  it("returns all problems at once, each of the invoice's once", () => {
    expect(submissionProblems(empty)).toEqual([
      "address-unchosen",
      "invoice-type-required",
      "coupon-unchosen",
    ]);
    const invoice = { ...empty.invoice, type: "all-electronic-special" } as const;
    expect(submissionProblems({ ...right, invoice })).toEqual([
      "invoice-email-invalid",
      "invoice-unconfirmed",
    ]);
    expect(submissionProblems({ ...right, invoice: { ...right.invoice, email: "zhou@" } })).toEqual(
      ["invoice-email-invalid"],
    );
  });

  it("requires an email address only for an electronic invoice", () => {
    const invoice = { ...right.invoice, type: "ordinary", email: "" } as const;
    expect(submissionProblems({ ...right, invoice })[0]).toBeUndefined();
  });

  it("requires nothing of saved invoice information", () => {
    const saved = { ...right, savedInvoiceType: "vat-special", invoice: empty.invoice } as const;
    expect(submissionProblems(saved)[0]).toBeUndefined();
    expect(submissionProblems({ ...saved, couponId: UNCHOSEN_COUPON })[0]).toBe("coupon-unchosen");
  });
});

describe("OrderRemarks", () => {
  it("OrderRemarks are trimmed and limited in length", () => {
    const remarks = { customerOrderNumber: ` ${"x".repeat(50)} `, note: "y".repeat(200) };
    expect(v.parse(OrderRemarks, remarks).customerOrderNumber).toHaveLength(50);
    for (const field of ["customerOrderNumber", "note"] as const) {
      const read = v.safeParse(OrderRemarks, { ...remarks, [field]: "z".repeat(201) });
      expect(read.issues?.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([
        [field, "text-too-long"],
      ]);
    }
  });
});

describe("checkoutTotals (customer centre §3, money summaries)", () => {
  it("checkoutTotals has the freight of each kind, and the coupon on the reagents", () => {
    const totals = checkoutTotals({
      reagents: [fen(40_000), fen(12_345)],
      instruments: [fen(36_800)],
      coupon: { reachAmount: fen(50_000), subtractAmount: fen(3000) },
    });
    expect(totals).toEqual({
      reagentTotal: { goods: 52_345, coupon: 3000, freight: 0, payable: 49_345 },
      instrumentTotal: { goods: 36_800, coupon: 0, freight: 3000, payable: 39_800 },
      total: { goods: 89_145, coupon: 3000, freight: 3000, payable: 89_145 },
    });
  });

  it("totals no lines as 0", () => {
    const nothing = { goods: 0, coupon: 0, freight: 0, payable: 0 };
    expect(checkoutTotals({ reagents: [], instruments: [] })).toEqual({
      reagentTotal: nothing,
      instrumentTotal: nothing,
      total: nothing,
    });
  });

  it("adds up to the fen for any cart", () => {
    const amounts = fc.array(fc.nat(100_000_000).map(fen), { maxLength: 200 });
    const coupon = fc.option(
      fc.record({
        reachAmount: fc.nat(10_000_000).map(fen),
        subtractAmount: fc.nat(10_000_000).map(fen),
      }),
      { nil: undefined },
    );
    fc.assert(
      fc.property(amounts, amounts, coupon, (reagents, instruments, used) => {
        const { reagentTotal, instrumentTotal, total } = checkoutTotals({
          reagents,
          instruments,
          coupon: used,
        });
        expect(total.goods).toBe(sum([...reagents, ...instruments]));
        for (const part of [reagentTotal, instrumentTotal, total]) {
          expect(part.payable).toBe(part.goods - part.coupon + part.freight);
          expect(part.payable).toBeGreaterThanOrEqual(0);
        }
        for (const name of ["goods", "coupon", "freight", "payable"] as const) {
          expect(total[name]).toBe(reagentTotal[name] + instrumentTotal[name]);
        }
        expect(instrumentTotal.coupon).toBe(0);
      }),
    );
  });
});
