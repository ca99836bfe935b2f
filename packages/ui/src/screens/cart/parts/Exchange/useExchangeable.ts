import { findExchangeable, MOST_ASKED_PACKS } from "@reagent/api/contract/cart";
import { useCall } from "../../../../data/use-call.tsx";

/** A quantity of a pack that may be exchanged. */
interface Asked {
  readonly productId: string;
  readonly quantity: number;
  readonly stock: number;
}

/** What is known of whether lines can be exchanged, by the ids of their packs. */
export interface Exchangeable {
  readonly some: ReadonlySet<string>;
  /** Lines that are not in stock, and whose place nothing can take. Of a line in stock it is not worth saying. */
  readonly none: ReadonlySet<string>;
}

/**
 * Whether anything can take the place of lines that may be exchanged. Where that cannot be asked, or of more lines than are asked about, they
 * are taken as if it could: the offers themselves say so then.
 */
export function useExchangeable(lines: readonly Asked[]): Exchangeable {
  const asked = lines
    .slice(0, MOST_ASKED_PACKS)
    .map(({ productId, quantity }) => ({ productId, quantity }));
  const params = asked.length === 0 ? null : { products: asked };
  const { data, failure } = useCall(findExchangeable, params, { keepsPrevious: true });
  const found = new Set(data?.productIds);
  const isKnown = ({ productId }: Asked) => asked.some((each) => each.productId === productId);
  const idsOf = (kept: (line: Asked) => boolean) =>
    new Set(lines.filter(kept).map(({ productId }) => productId));
  if (!data)
    return { some: idsOf((line) => failure !== undefined || !isKnown(line)), none: new Set() };
  return {
    some: idsOf((line) => found.has(line.productId) || !isKnown(line)),
    none: idsOf(
      (line) => line.stock < line.quantity && !found.has(line.productId) && isKnown(line),
    ),
  };
}
