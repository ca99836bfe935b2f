import Barcode from "@lucide/icons/icons/barcode";
import FileText from "@lucide/icons/icons/file-text";
import Hexagon from "@lucide/icons/icons/hexagon";
import TriangleAlert from "@lucide/icons/icons/triangle-alert";
import Truck from "@lucide/icons/icons/truck";
import { paths } from "@reagent/api/pages/paths";
import { Link } from "react-router-dom";
import { Icon } from "../../../../components/Icon/Icon.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { copy } from "./Lookups.copy.ts";
import * as css from "./Lookups.css.ts";

interface Props {
  /** Side by side, or one below the other on wide screens. */
  readonly layout: "row" | "column";
}

/** Links to the searches by structure, item code or number. */
export function Lookups({ layout }: Props) {
  const words = useCopy(copy);
  const lookups = [
    { icon: Hexagon, to: paths.advancedSearch(), ...words.structure },
    { icon: FileText, to: paths.certificateSearch(), ...words.certificate },
    { icon: TriangleAlert, to: paths.safetyDataSheetSearch(), ...words.safetyDataSheet },
    { icon: Barcode, to: paths.batchSearch(), ...words.batch },
    { icon: Truck, to: paths.shippingSearch(), ...words.shipping },
  ];
  return (
    <nav aria-label={words.label}>
      <ul className={css.lookups[layout]}>
        {lookups.map(({ icon, to, title, by }) => (
          <li className={css.lookup[layout]} key={to}>
            <Link className={css.link[layout]} to={to}>
              <span className={css.mark}>
                <Icon of={icon} size={20} />
              </span>
              <span>
                <span className={css.title}>{title}</span>
                <span className={css.by}>{by}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
