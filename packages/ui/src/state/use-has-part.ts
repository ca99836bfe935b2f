import { useEnvironment } from "./environment.tsx";

/** Whether the shop has a part that an owner can leave out; anything else is no such part, and is there. */
export function useHasPart(): (part: string) => boolean {
  const absent: readonly string[] = useEnvironment().absentParts;
  return (part) => !absent.includes(part);
}
