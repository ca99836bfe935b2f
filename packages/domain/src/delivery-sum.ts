import { groupBy } from "./list.ts";
import { type Fen, sum, times } from "./money.ts";
import { deliveryLines, splitByStock } from "./stock.ts";

/** A quantity of a product with what its texts on delivery say. */
export interface DeliveredLine {
  readonly quantity: number;
  readonly stock: number;
  /** The delivery text of what is in stock; semicolons separate its lines. */
  readonly delivery: string;
  readonly expectedDelivery: string;
  /** In fen; undefined where the price is on request. */
  readonly unitPrice: Fen | undefined;
}

/** A part of a line that is delivered together. */
interface Part {
  /** Empty where the text names none. */
  readonly warehouse: string;
  /** When it is delivered, as the text says it; empty where it does not. */
  readonly day: string;
  readonly amount: Fen | undefined;
}

/** The sum of what has the same warehouse, or the same day of delivery. */
export interface DeliverySum {
  /** The warehouse or the day; empty for what has none. */
  readonly name: string;
  /** How many lines have a part in it. */
  readonly lines: number;
  /** In fen; of the lines with a price. */
  readonly amount: Fen;
}

/** Goods that are sent together. */
export interface Consignment {
  /** Empty where the delivery text names none. */
  readonly warehouse: string;
  /** When it is delivered, as the text says it; empty where it does not. */
  readonly day: string;
  /** The places of the lines that have a part in it. */
  readonly lines: readonly number[];
}

/** The words by which a delivery text names where goods are sent from. */
const WAREHOUSE = /仓|冷链|warehouse|cold chain/iu;

/**
 * The sums by the warehouse that sends the goods, in the order of the lines. What is in stock comes from the first warehouse of its delivery text;
 * what is ordered beyond the stock has none yet (decisions, stock of ordered goods).
 */
export const sumsByWarehouse = (lines: readonly DeliveredLine[]): DeliverySum[] =>
  sumsBy("warehouse", lines);

/** The sums by the day of delivery, the soonest first, and last what has no day. */
export const sumsByDay = (lines: readonly DeliveredLine[]): DeliverySum[] =>
  sumsBy("day", lines).sort((one, other) => leadDays(one.name) - leadDays(other.name));

/** What is sent separately, since it comes from another warehouse or on another day: the soonest first, and last what has no day. */
export function consignments(lines: readonly Omit<DeliveredLine, "unitPrice">[]): Consignment[] {
  const parts = placedParts(lines.map((line) => ({ ...line, unitPrice: undefined })));
  const groups = groupBy(parts, ({ warehouse, day }) => JSON.stringify([warehouse, day]));
  return [...groups.values()]
    .map((group) => ({
      warehouse: group[0]?.warehouse ?? "",
      day: group[0]?.day ?? "",
      lines: [...new Set(group.map(({ at }) => at))],
    }))
    .sort((one, other) => leadDays(one.day) - leadDays(other.day));
}

const placedParts = (lines: readonly DeliveredLine[]) =>
  lines.flatMap((line, at) => partsOf(line).map((part) => ({ ...part, at })));

function sumsBy(key: "warehouse" | "day", lines: readonly DeliveredLine[]): DeliverySum[] {
  return [...groupBy(placedParts(lines), (part) => part[key])].map(([name, group]) => ({
    name,
    lines: new Set(group.map(({ at }) => at)).size,
    amount: sum(group.flatMap(({ amount }) => amount ?? [])),
  }));
}

function partsOf({
  quantity,
  stock,
  delivery,
  expectedDelivery,
  unitPrice,
}: DeliveredLine): Part[] {
  const { inStock, beyond } = splitByStock({ stock, quantity });
  const part = (from: Pick<Part, "warehouse" | "day">, count: number): Part[] =>
    count === 0 ? [] : [{ ...from, amount: unitPrice && times(unitPrice, count) }];
  return [
    ...part(sourceOf(delivery), inStock),
    ...part({ warehouse: "", day: expectedDelivery.trim() }, beyond),
  ];
}

/** The first line with a warehouse, as "Wuhan warehouse, 3 days"; where none has one, the first line with a comma is about the day. */
function sourceOf(delivery: string): Pick<Part, "warehouse" | "day"> {
  const lines = deliveryLines(delivery).map((line) => {
    const [before = "", ...after] = line.split(/[,，]/u);
    return { line, before: before.trim(), after: after.join("，").trim() };
  });
  const source = lines.find(({ before }) => WAREHOUSE.test(before));
  if (source) return { warehouse: source.before, day: source.after };
  return { warehouse: "", day: lines.find(({ after }) => after !== "")?.line ?? "" };
}

const NEXT_DAY = /次日|next day/iu;
/** The last number before a unit: "4–6周" is at most 6 weeks. */
const LEAD_TIME = /(\d+)\s*(?:(天|days?)|(?:周|weeks?))/iu;
/** A day of the week: "每周二、周五", "Mondays to Wednesdays". */
const WEEKDAY = /每周|days\b/iu;
/** Longer than any lead time. */
const UNKNOWN_DAYS = 1000;

/** The most days until a delivery, as far as its text says. */
function leadDays(day: string): number {
  if (NEXT_DAY.test(day)) return 1;
  const [, number, isDays] = LEAD_TIME.exec(day) ?? [];
  if (number !== undefined) return Number(number) * (isDays === undefined ? 7 : 1);
  if (WEEKDAY.test(day)) return 7;
  return day === "" ? UNKNOWN_DAYS + 1 : UNKNOWN_DAYS;
}
