import { ButtonLink } from "../../../../components/ButtonLink/ButtonLink.tsx";
import { VisuallyHidden } from "../../../../components/VisuallyHidden/VisuallyHidden.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { copy } from "./PackTable.copy.ts";

/** A link to the enquiry for a price. */
export function Enquire({ to, productCode }: { to: string; productCode: string }) {
  const words = useCopy(copy);
  return (
    <ButtonLink kind="secondary" size="small" to={to}>
      {words.enquire}
      <VisuallyHidden> {productCode}</VisuallyHidden>
    </ButtonLink>
  );
}
