/** Whether a text contains each of the words, ignoring case. */
export function holdsWords(text: string, words: string): boolean {
  const searched = text.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/u)
    .every((word) => searched.includes(word));
}
