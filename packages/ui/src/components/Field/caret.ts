/** Whether the caret of a field is before or behind all of its text, with nothing selected. */
export function isCaretAt(end: "start" | "end", target: EventTarget): boolean {
  if (!(target instanceof HTMLInputElement)) return false;
  const { selectionStart, selectionEnd, value } = target;
  return selectionStart === selectionEnd && selectionStart === (end === "start" ? 0 : value.length);
}
