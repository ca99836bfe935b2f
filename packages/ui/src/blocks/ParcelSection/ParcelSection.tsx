import type { Parcel, TrackedOrder } from "@reagent/api/contract/shipment";
import { paths } from "@reagent/api/pages/paths";
import { trackingUrl } from "@reagent/domain/shipment";
import { Code } from "../../components/Code/Code.tsx";
import { DefinitionList } from "../../components/DefinitionList/DefinitionList.tsx";
import { InlineHtml } from "../../components/InlineHtml/InlineHtml.tsx";
import { NoValue } from "../../components/NoValue/NoValue.tsx";
import { RecordTable } from "../../components/Table/RecordTable.tsx";
import { TextLink } from "../../components/TextLink/TextLink.tsx";
import { Timeline } from "../../components/Timeline/Timeline.tsx";
import { useCopy } from "../../language/language.tsx";
import { muted } from "../../theme/text.css.ts";
import { copy } from "./ParcelSection.copy.ts";
import * as css from "./ParcelSection.css.ts";

export interface ParcelSectionProps {
  /** The parcel, with its lines and its number. */
  readonly parcel: Parcel;
  /** The events of all parcels of the order. */
  readonly events: TrackedOrder["events"];
  /** What the parcel is called among the others of its order. */
  readonly name: string;
}

/** A parcel with its courier, what happened to the order until it was sent, and its goods. */
export function ParcelSection({ parcel, events, name }: ParcelSectionProps) {
  const words = useCopy(copy);
  const { parcelCode, expressCompany, expressNumber, shippedAt, lines } = parcel;
  const happened = events.flatMap(({ event, at }) =>
    event === "other" ? [] : [{ name: words.events[event], at }],
  );
  const shipped = {
    name: words.events.shipped,
    at: shippedAt,
    description: [expressCompany, expressNumber].filter(Boolean).join(" "),
  };
  return (
    <section className={css.parcel} aria-labelledby={parcelCode}>
      <h2 className={css.name} id={parcelCode}>
        {name}
      </h2>
      <DefinitionList
        layout="line"
        entries={[
          { term: words.expressCompany, value: expressCompany },
          {
            term: words.expressNumber,
            value: <ExpressNumber value={expressNumber} />,
          },
          { term: words.parcelCode, value: <Code kind="parcel-code" value={parcelCode} /> },
        ]}
      />
      <h3 className={css.section}>{words.progress}</h3>
      <Timeline label={`${name} ${words.progress}`} events={[...happened, shipped]} />
      <div className={css.goods}>
        <Goods label={`${name} ${words.goods}`} lines={lines} />
      </div>
    </section>
  );
}

export type ExpressNumberProps = {
  /** The number that the carrier has given. */
  value: string;
};

/** The number of a courier with a link that searches the web for it; nothing where there is none. */
export function ExpressNumber({ value }: ExpressNumberProps) {
  const words = useCopy(copy);
  if (value === "") return <NoValue />;
  return (
    <span className={css.tracked}>
      <Code kind="express-number" value={value} />
      <TextLink href={trackingUrl(value)} isExternal>
        {words.track}
      </TextLink>
    </span>
  );
}

function Goods({ label, lines }: { label: string; lines: Parcel["lines"] }) {
  const words = useCopy(copy);
  const { columns } = words;
  return (
    <RecordTable
      label={label}
      density="dense"
      records={lines}
      keyOf={({ productCode, batchCode }) => `${productCode} ${batchCode}`}
      columns={[
        { title: columns.productCode, value: ({ productCode }) => productCode },
        {
          title: columns.product,
          value: ({ name, specification, casNumber }) => (
            <span>
              <InlineHtml isName html={name} />{" "}
              <span className={muted}>
                {[specification, casNumber].filter(Boolean).join(" · ")}
              </span>
            </span>
          ),
        },
        {
          title: columns.batch,
          value: ({ productCode, casNumber, batchCode }) =>
            batchCode && casNumber ? (
              <TextLink to={paths.product({ itemCode: productCode, batchCode })}>
                {batchCode}
              </TextLink>
            ) : (
              batchCode || <span className={muted}>{words.noBatch}</span>
            ),
        },
        { title: columns.quantity, isNumber: true, value: ({ quantity }) => quantity },
      ]}
    />
  );
}
