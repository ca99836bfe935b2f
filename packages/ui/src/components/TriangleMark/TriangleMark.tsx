import { useCopy } from "../../language/language.tsx";
import { copy } from "./TriangleMark.copy.ts";
import { triangle } from "./TriangleMark.css.ts";

/** The triangle after the code of a product of category 3 (storefront §3, packaged product; §9, category codes). */
export function TriangleMark() {
  const { name } = useCopy(copy);
  return <span className={triangle} role="img" aria-label={name} title={name} />;
}
