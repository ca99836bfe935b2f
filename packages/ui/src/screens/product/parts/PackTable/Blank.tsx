import { NoValue } from "../../../../components/NoValue/NoValue.tsx";
import { noValue } from "./PackTable.css.ts";

/** A cell without a value: a dash in its column, nothing on a phone. */
export function Blank() {
  return (
    <span className={noValue}>
      <NoValue />
    </span>
  );
}
