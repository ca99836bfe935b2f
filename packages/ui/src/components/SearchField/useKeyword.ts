import { useState } from "react";

/** The text of a search field whose keyword is in the address: what is typed, until the address has another keyword. */
export function useKeyword(current: string) {
  const [known, setKnown] = useState(current);
  const [text, setText] = useState(current);
  if (current !== known) {
    setKnown(current);
    setText(current);
  }
  return [text, setText] as const;
}
