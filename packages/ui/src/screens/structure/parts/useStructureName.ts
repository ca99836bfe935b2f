import { lookUpStructures } from "@reagent/api/contract/structure";
import { plainName } from "@reagent/domain/chemical-name";
import { LONGEST_STRUCTURE } from "@reagent/domain/structure-search";
import { useCall } from "../../../data/use-call.tsx";
import { useLanguage } from "../../../language/language.tsx";
import { namesIn } from "../../product/parts/names.ts";

/**
 * The name of the substance that has exactly a structure, with its CAS number, as the shop's items have them. Empty where there is none,
 * for a molecular formula, which several structures have, and while it is not known.
 */
export function useStructureName(code: string): string {
  const language = useLanguage();
  const isRead = code.trim() !== "" && code.length <= LONGEST_STRUCTURE;
  const { data } = useCall(lookUpStructures, isRead ? { entries: [code] } : null);
  const [verdict] = data?.verdicts ?? [];
  const [item] = verdict?.items ?? [];
  if (!item || verdict?.kind === "formula") return "";
  return [plainName(namesIn(language, item).name), item.casNumber].filter(Boolean).join(" ");
}
