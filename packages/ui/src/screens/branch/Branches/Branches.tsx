import MapPin from "@lucide/icons/icons/map-pin";
import { type Branch, listBranches } from "@reagent/api/contract/branch";
import { paths } from "@reagent/api/pages/paths";
import { useId, useMemo, useRef, useState } from "react";
import { PublicPage } from "../../../blocks/PublicPage/PublicPage.tsx";
import { ButtonLink } from "../../../components/ButtonLink/ButtonLink.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { MapView } from "../../../components/MapView/MapView.tsx";
import { Load } from "../../../data/Load.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { text } from "../../../theme/text.css.ts";
import { copy } from "./Branches.copy.ts";
import * as css from "./Branches.css.ts";
import { branches as screen } from "./Branches.screen.ts";
import { BranchesSkeleton } from "./BranchesSkeleton.tsx";
import { Contact } from "./Contact.tsx";

/** Zoom 5 in the scale of 256 px (storefront §2, branch page). */
const ZOOM = 4;

/** The branches and offices on a map and as a list (storefront §2, branch page). */
export function Branches() {
  const words = useCopy(copy);
  const title = useCopy(screen.title);
  const call = useCall(listBranches, {});
  const count = call.data?.branches.length ?? 0;
  return (
    <PublicPage title={title} description={words.leadAlone}>
      <h1 className={text[26]}>{title}</h1>
      <p className={css.lead}>{count > 0 ? words.lead(count) : words.leadAlone}</p>
      <Load call={call} skeleton={<BranchesSkeleton />}>
        {({ branches, mapStyle }) =>
          branches.length > 0 ? (
            <MapAndList branches={branches} mapStyle={mapStyle} />
          ) : (
            <EmptyState
              icon={MapPin}
              title={words.none}
              actions={<ButtonLink to={paths.info("contactus")}>{words.toContact}</ButtonLink>}
            />
          )
        }
      </Load>
    </PublicPage>
  );
}

function MapAndList({
  branches,
  mapStyle,
}: {
  readonly branches: readonly Branch[];
  readonly mapStyle: string;
}) {
  const words = useCopy(copy);
  const [selected, select] = useState<string>();
  const map = useRef<HTMLDivElement>(null);
  /** Below a long list, as on phones, the map is out of sight. */
  const show = (id: string) => {
    select(id);
    map.current?.scrollIntoView({ block: "nearest" });
  };
  const shown = branches.find(({ id }) => id === selected);
  const places = useMemo(
    () =>
      branches.map(({ id, title: name, longitude, latitude }) => ({
        id,
        name,
        longitude,
        latitude,
      })),
    [branches],
  );
  return (
    <div className={css.columns}>
      <ul className={css.list} aria-label={words.list}>
        {branches.map((branch) => (
          <li key={branch.id}>
            <BranchRow
              branch={branch}
              isSelected={branch.id === selected}
              onSelect={() => show(branch.id)}
            />
          </li>
        ))}
      </ul>
      <div className={css.map} ref={map}>
        <MapView
          label={words.map}
          places={places}
          value={selected}
          onChange={select}
          zoom={ZOOM}
          mapStyle={mapStyle}
        >
          {shown && (
            <>
              <p className={css.name}>{shown.title}</p>
              <Contact branch={shown} />
            </>
          )}
        </MapView>
      </div>
    </div>
  );
}

function BranchRow({
  branch,
  isSelected,
  onSelect,
}: {
  readonly branch: Branch;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
}) {
  const id = useId();
  return (
    <article className={css.branch} aria-labelledby={id} data-selected={isSelected || undefined}>
      <h2 className={css.name} id={id}>
        <button className={css.choose} type="button" aria-pressed={isSelected} onClick={onSelect}>
          {branch.title}
        </button>
      </h2>
      <Contact branch={branch} />
    </article>
  );
}
