import type { ShopPart } from "@reagent/domain/shop-part";
import { useEnvironment } from "./environment.tsx";

/** Whether the shop has a part that an owner can leave out. */
export function useHasPart(): (part: ShopPart | undefined) => boolean {
  const { absentParts } = useEnvironment();
  return (part) => part === undefined || !absentParts.includes(part);
}
