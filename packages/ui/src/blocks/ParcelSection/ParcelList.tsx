import Truck from "@lucide/icons/icons/truck";
import type { TrackedOrder } from "@reagent/api/contract/shipment";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { Notice } from "../../components/Notice/Notice.tsx";
import { useCopy } from "../../language/language.tsx";
import { copy } from "./ParcelSection.copy.ts";
import * as css from "./ParcelSection.css.ts";
import { ParcelSection } from "./ParcelSection.tsx";

export type ParcelListProps = {
  /** The order, with its parcels and their events. */
  order: TrackedOrder;
};

/** An order's parcels, oldest first, and what still waits; or why there are none. */
export function ParcelList({ order }: ParcelListProps) {
  const words = useCopy(copy);
  const { parcels, waiting, events } = order;
  const isCancelled = events.some(({ event }) => event === "cancelled");
  if (parcels.length === 0) {
    return (
      <EmptyState
        icon={Truck}
        role="status"
        title={isCancelled ? words.cancelled : words.notShipped}
      >
        {isCancelled ? words.cancelledHint : words.notShippedHint(waiting)}
      </EmptyState>
    );
  }
  return (
    <div className={css.parcels}>
      {waiting > 0 && <Notice>{words.waiting(waiting)}</Notice>}
      {parcels.map((parcel, index) => (
        <ParcelSection
          key={parcel.parcelCode}
          parcel={parcel}
          events={events}
          name={words.parcel(index + 1, parcels.length)}
        />
      ))}
    </div>
  );
}
