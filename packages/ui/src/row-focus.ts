/*
 * The focus returns shortly after the dialog has closed. In a window in the background there is no
 * focus event.
 */
const LONGEST_WAIT_MS = 500;

/**
 * Resolves once the focus is back on the element that opened a dialog, so that it can be moved on
 * from there.
 */
export async function focusToReturn(opener: HTMLElement): Promise<void> {
  if (opener.ownerDocument.activeElement === opener) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, LONGEST_WAIT_MS);
    opener.addEventListener(
      "focus",
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}

/**
 * Moves the focus when a row is removed: to the same control of the next row, of the previous row
 * if it was the last, otherwise to the list's heading. Call it before the row is removed.
 * `selector` finds the control in each row of `list`.
 */
export function focusNextRow(
  control: HTMLElement,
  { list, selector, head }: { list: HTMLElement; selector: string; head: HTMLElement | null },
): void {
  const controls = [...list.querySelectorAll<HTMLElement>(selector)];
  const at = controls.indexOf(control);
  const neighbour = at < 0 ? undefined : (controls[at + 1] ?? controls[at - 1]);
  (neighbour ?? head)?.focus();
}
