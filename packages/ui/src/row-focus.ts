/* The focus comes back when the dialog has gone, a moment after its answer; a window that is away never tells. */
const PATIENCE = 500;

/** Ends once the focus is back on what opened a dialog, so that it can be moved on from there. */
export async function focusToReturn(opener: HTMLElement): Promise<void> {
  if (opener.ownerDocument.activeElement === opener) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, PATIENCE);
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
 * Where the keyboard goes on when a row goes: to the same control of the next row, of the one before when it was the
 * last, else to what heads the list. Call it while the row is still there.
 *
 * @param selector finds that control in each row of `list`
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
