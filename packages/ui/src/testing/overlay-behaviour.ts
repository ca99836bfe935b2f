import { expect, screen, userEvent, waitFor } from "storybook/test";

type Overlay = {
  /** The element that opens the overlay; the focus returns to it. */
  opener: HTMLElement;
  role: "dialog" | "alertdialog";
  name: string;
};

/** Finds an overlay that has just been opened; its code may have to be loaded first. */
export function findOverlay(
  role: "dialog" | "alertdialog" | "tooltip" | "region",
  name?: string | RegExp,
): Promise<HTMLElement> {
  return screen.findByRole(role, name === undefined ? {} : { name });
}

/** The open tooltip with the given words; null if there is none. A tooltip is not read out, and is found by its text. */
export function queryTooltip(words: string): HTMLElement | null {
  return screen.queryByText(words, { selector: "[role=tooltip]" });
}

/** Finds a tooltip that has just been opened; its code may have to be loaded first. */
export function findTooltip(words: string): Promise<HTMLElement> {
  return waitFor(() => {
    const tooltip = queryTooltip(words);
    if (!tooltip) throw new Error(`No tooltip says ${words}`);
    return tooltip;
  });
}

/** Opens the overlay with the keyboard, and returns it once the focus is inside. */
export async function openByKeyboard({ opener, role, name }: Overlay): Promise<HTMLElement> {
  opener.focus();
  await userEvent.keyboard("{Enter}");
  const overlay = await findOverlay(role, name);
  await waitFor(() => expect(overlay).toContainElement(focused()));
  return overlay;
}

/** Tabs through the overlay once in each direction: the focus stays inside. */
export async function expectFocusTrapped(overlay: HTMLElement): Promise<void> {
  const stops = overlay.querySelectorAll("a[href], button, input, select, textarea").length + 1;
  for (const shift of [false, true])
    for (let press = 0; press < stops; press++) {
      await userEvent.tab({ shift });
      await expect(overlay).toContainElement(focused());
    }
}

/** Escape closes the overlay, and the focus returns to its opener. */
export async function expectEscapeCloses({ opener, role, name }: Overlay): Promise<void> {
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole(role, { name })).not.toBeInTheDocument());
  await waitFor(() => expect(opener).toHaveFocus());
}

/** No overlay blocks the page: it scrolls and receives pointer events. */
export async function expectPageUnlocked(): Promise<void> {
  await waitFor(() => {
    const { overflowY, pointerEvents } = getComputedStyle(document.body);
    return expect([overflowY, pointerEvents]).toEqual(["visible", "auto"]);
  });
}

/** The behaviour of every overlay that takes the focus. */
export async function expectOverlayBehaviour(overlay: Overlay): Promise<void> {
  const opened = await openByKeyboard(overlay);
  await expectFocusTrapped(opened);
  await expectEscapeCloses(overlay);
}

function focused(): HTMLElement {
  if (!(document.activeElement instanceof HTMLElement)) throw new Error("Nothing has the focus");
  return document.activeElement;
}
