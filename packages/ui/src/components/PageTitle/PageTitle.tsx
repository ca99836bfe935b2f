import { shop } from "@reagent/api/contract/shop";
import { useLanguage } from "../../language/language.tsx";

/** The title of the page in the browser's tab: its subject, then the shop's name. */
export function PageTitle({ subject }: { subject?: string | undefined }) {
  const name = shop.name[useLanguage()];
  return <title>{subject ? `${subject} · ${name}` : name}</title>;
}
