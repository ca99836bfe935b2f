import { expect, screen, userEvent, waitFor } from "storybook/test";

type Overlay = {
  /** What opens it; the focus comes back to it. */
  opener: HTMLElement;
  /** Its role and accessible name. */
  role: "dialog" | "alertdialog";
  name: string;
};

/** A layer that was opened just now; its code may have to be fetched first. */
export function findOverlay(
  role: "dialog" | "alertdialog" | "tooltip" | "region",
  name?: string | RegExp,
): Promise<HTMLElement> {
  return screen.findByRole(role, name === undefined ? {} : { name }, { timeout: 8000 });
}

/** Opens the overlay with the keyboard and answers with it, once the focus is inside. */
export async function openByKeyboard({ opener, role, name }: Overlay): Promise<HTMLElement> {
  opener.focus();
  await userEvent.keyboard("{Enter}");
  const overlay = await findOverlay(role, name);
  await waitFor(() => expect(overlay).toContainElement(focused()));
  return overlay;
}

/** Goes round once in each direction: the focus stays inside the overlay. */
export async function expectTabToStay(overlay: HTMLElement): Promise<void> {
  const stops = overlay.querySelectorAll("a[href], button, input, select, textarea").length + 1;
  for (const shift of [false, true])
    for (let press = 0; press < stops; press++) {
      await userEvent.tab({ shift });
      await expect(overlay).toContainElement(focused());
    }
}

/** Escape closes the overlay, and the focus is back on what opened it. */
export async function expectEscapeToReturn({ opener, role, name }: Overlay): Promise<void> {
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole(role, { name })).not.toBeInTheDocument());
  await waitFor(() => expect(opener).toHaveFocus());
}

/** No layer holds the page any more: it scrolls, and the pointer reaches it. */
export async function expectFreePage(): Promise<void> {
  await waitFor(() => {
    const { overflowY, pointerEvents } = getComputedStyle(document.body);
    return expect([overflowY, pointerEvents]).toEqual(["visible", "auto"]);
  });
}

/** What every overlay that takes the focus does: it goes in, Tab stays, Escape closes, the focus returns. */
export async function expectOverlayBehaviour(overlay: Overlay): Promise<void> {
  const opened = await openByKeyboard(overlay);
  await expectTabToStay(opened);
  await expectEscapeToReturn(overlay);
}

function focused(): HTMLElement {
  if (!(document.activeElement instanceof HTMLElement)) throw new Error("Nothing has the focus");
  return document.activeElement;
}
