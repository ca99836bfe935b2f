import { type CheckoutTotals, checkoutTotals } from "@reagent/domain/checkout";
import { fen } from "@reagent/domain/money";
import { needsFiling } from "@reagent/domain/restriction";
import type { Address } from "../../contract/address.ts";
import type { CartLine } from "../../contract/cart.ts";
import type {
  CheckoutLine,
  CheckoutProduct,
  Confirmation,
  OrderLimit,
  OrderPrice,
} from "../../contract/checkout.ts";
import type { Coupon } from "../../contract/coupon.ts";
import { checkoutMessages } from "../../messages/checkout.ts";
import { addresses, invoiceAddress } from "./addresses.ts";
import { cart, NOTHING_FILED, requiredFilings } from "./cart.ts";
import { invoiceInfo } from "./invoice.ts";
import type { Language, SampleViewer } from "./language.ts";

type Buyer = Exclude<SampleViewer, "guest">;

/** The share of a price that customers of a group pay. */
const discountRates = { customer: 1, university: 0.9 } as const satisfies Record<Buyer, number>;

const checkoutLine = ({ isSelected: _, ...line }: CartLine, viewer: Buyer): CheckoutLine => ({
  ...line,
  discountRate: discountRates[viewer],
});

const received = {
  status: "unused",
  receivedAt: Date.parse("2026-01-05T09:00:00+08:00"),
  beginsAt: Date.parse("2026-01-05T00:00:00+08:00"),
  endsAt: Date.parse("2027-01-01T00:00:00+08:00"),
} as const;

/** Two coupons that the sample cart can use, and one that requires more. */
export const coupons: readonly Coupon[] = [
  { couponId: "501", reachAmount: fen(500_00), subtractAmount: fen(30_00), ...received },
  { couponId: "502", reachAmount: fen(1000_00), subtractAmount: fen(80_00), ...received },
  { couponId: "503", reachAmount: fen(20_000_00), subtractAmount: fen(1000_00), ...received },
];

function selectedLines(language: Language, viewer: Buyer) {
  const { reagents, instruments } = cart(language, viewer);
  const selected = (lines: readonly CartLine[]) =>
    lines.filter((line) => line.isSelected).map((line) => checkoutLine(line, viewer));
  return { reagents: selected(reagents), instruments: selected(instruments) };
}

/** The selected lines of the sample cart, of both kinds, ready to be ordered. */
export function confirmation(language: Language = "zh", viewer: Buyer = "customer"): Confirmation {
  return confirmationOf({ ...selectedLines(language, viewer), coupons, language });
}

/** A confirmation of given lines, with their money. */
export function confirmationOf(given: {
  readonly reagents: readonly CheckoutLine[];
  readonly instruments: readonly CheckoutLine[];
  readonly coupons?: readonly Coupon[];
  readonly addresses?: readonly Address[];
  readonly language?: Language;
}): Confirmation {
  const { reagents, instruments, language = "zh" } = given;
  const [
    { provinceName, cityName, districtName } = { provinceName: "", cityName: "", districtName: "" },
  ] = addresses(language);
  return {
    invoice: invoiceInfo(language),
    reagents,
    instruments,
    coupons: given.coupons ?? [],
    addresses: given.addresses ?? addresses(language),
    invoiceAddress: { ...invoiceAddress(language), provinceName, cityName, districtName },
    ...totalsOf(given),
  };
}

function totalsOf(
  lines: Pick<Confirmation, "reagents" | "instruments">,
  coupon?: Coupon,
): CheckoutTotals {
  const amounts = (of: readonly CheckoutLine[]) => of.map(({ total }) => total);
  return checkoutTotals({
    reagents: amounts(lines.reagents),
    instruments: amounts(lines.instruments),
    coupon,
  });
}

/** The price of the sample cart with a coupon, without a limit and without repeated products. */
export function orderPrice(
  { couponId }: { readonly couponId: string },
  language: Language = "zh",
  viewer: Buyer = "customer",
): OrderPrice {
  const coupon = coupons.find((each) => each.couponId === couponId);
  return {
    ...totalsOf(selectedLines(language, viewer), coupon),
    limit: noLimit,
    overLimit: "",
    repeated: { count: 0, products: [] },
  };
}

export const noLimit: OrderLimit = { kind: "none", products: [], message: "", filings: [] };

/** Set by an operator: it is no message of the server's own. */
const customNotice = {
  zh: "以下产品因盘点暂停发货，请稍后再订购。",
  en: "These products are not sent while we take stock. Please order them later.",
} as const;

/** The notice of deliveries to Beijing that a new shop has. */
const beijingNotice = {
  zh: "两会期间，寄往北京的货物可能延迟配送，敬请谅解。",
  en: "Deliveries to Beijing may be delayed during the Two Sessions.",
} as const;

/** The limit with that notice. */
export const beijingLimit = (language: Language = "zh"): OrderLimit => ({
  kind: "beijing",
  products: [],
  message: beijingNotice[language],
  filings: [],
});

/** The flagged goods of the sample cart, for a customer who has not filed anything, or whose filings are in a state. */
export function restrictedLimit(language: Language = "zh", decision = NOTHING_FILED): OrderLimit {
  const { reagents } = selectedLines(language, "customer");
  const isLicenceAll = decision.state === "accepted";
  const message = isLicenceAll ? checkoutMessages.licenceMissing : checkoutMessages.restricted;
  const codes = new Set(reagents.filter(needsFiling).map(({ productCode }) => productCode));
  const restricted = products(language).filter(({ productCode }) => codes.has(productCode));
  return {
    kind: "restricted",
    products: restricted,
    message: message[language],
    filings: requiredFilings(reagents, decision),
  };
}

/** A notice with a message of the shop's own. */
export const customLimit = (language: Language = "zh"): OrderLimit => ({
  kind: "custom",
  products: products(language).slice(0, 1),
  message: customNotice[language],
  filings: [],
});

/** The products of the sample cart that were ordered today already. */
export function repeatedProducts(language: Language = "zh"): OrderPrice["repeated"] {
  const repeated = products(language).slice(0, 2);
  return { count: repeated.length, products: repeated };
}

function products(language: Language): CheckoutProduct[] {
  const { reagents, instruments } = selectedLines(language, "customer");
  const named = (kind: "reagent" | "instrument") => (line: CheckoutLine) => ({
    productId: line.productId,
    kind,
    itemCode: line.itemCode,
    productCode: line.productCode,
    name: line.name,
    englishName: line.englishName,
    specification: line.specification,
    pack: line.pack,
    hazardNumber: line.hazardNumber,
    isDrugPrecursor: line.isDrugPrecursor,
    isExplosivePrecursor: line.isExplosivePrecursor,
  });
  return [...reagents.map(named("reagent")), ...instruments.map(named("instrument"))];
}
