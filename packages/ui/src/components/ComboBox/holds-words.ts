/** Whether a text holds each of the words, whatever their case. */
export function holdsWords(text: string, words: string): boolean {
  const searched = text.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/u)
    .every((word) => searched.includes(word));
}
