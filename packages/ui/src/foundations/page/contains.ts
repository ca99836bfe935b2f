/** Whether each word that was typed occurs in one of the texts, in any case. */
export function contains(texts: readonly string[], typed: string): boolean {
  const all = texts.join("\n").toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/u)
    .every((word) => all.includes(word));
}
