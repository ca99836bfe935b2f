import type { StoryContext } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { words } from "./words.ts";

/** Opens the prices and stock of an item on a list. */
export async function openPacks(
  canvas: StoryContext["canvas"],
  itemCode: string,
): Promise<HTMLElement> {
  const name = words({
    zh: `${itemCode} 的价格与库存`,
    en: `Price and stock of ${itemCode}`,
  });
  await userEvent.click(await canvas.findByRole("button", { name }));
  return canvas.findByRole("table", { name });
}

/** Opens what is folded on a phone behind a button whose name begins so: the filters of a list, a section beside the content. */
export async function unfold(canvas: StoryContext["canvas"], name: string): Promise<void> {
  const fold = { name: new RegExp(`^${name}`, "u"), expanded: false };
  for (const button of canvas.queryAllByRole("button", fold)) await userEvent.click(button);
}

/** Waits for the section of this title beside the content, and unfolds it. */
export async function findSection(canvas: StoryContext["canvas"], title: string): Promise<void> {
  await canvas.findByRole("heading", { level: 2, name: new RegExp(`^${title}`, "u") });
  await unfold(canvas, title);
}

/** The navigation of this name beside the content, unfolded, once its entries are loaded. */
export async function findSideNav(
  canvas: StoryContext["canvas"],
  name: string,
): Promise<HTMLElement> {
  await canvas.findByRole("navigation", { name, hidden: true });
  await unfold(canvas, name);
  return canvas.getByRole("navigation", { name });
}

/** The alert, by default with any name, once it is the only one. Until then it takes no pointer events. */
export function findAlert(name?: string): Promise<HTMLElement> {
  return waitFor(async () => {
    const alert = screen.getByRole("alertdialog", name === undefined ? {} : { name });
    await expect(getComputedStyle(alert).pointerEvents).not.toBe("none");
    return alert;
  });
}

/** Expects the shop's alert with this message, which stays open for whoever looks at the story. */
export async function expectAlert(message: string | RegExp): Promise<void> {
  const alert = await findAlert();
  await expect(within(alert).getByText(words({ zh: "提示", en: "Notice" }))).toBeVisible();
  await expect(within(alert).getByText(message)).toBeVisible();
}

/** The same for a play that goes on: closes the alert, and expects no other. */
export async function readAlert(message: string | RegExp): Promise<void> {
  await expectAlert(message);
  await answerAlert(words({ zh: "确定", en: "OK" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
}

/** Clicks a button of the alert that is open, and waits until the alert is closed. */
export async function answerAlert(button: string): Promise<void> {
  const alert = await findAlert();
  await userEvent.click(within(alert).getByRole("button", { name: button }));
  await waitFor(() => expect(alert).not.toBeInTheDocument());
}

/** The toast with this message. */
export const findToast = (message: string): Promise<HTMLElement> =>
  screen.findByText(message, { selector: "li *" });

/** Expects the page to be no wider than the window. */
export async function expectNoOverflow({ ownerDocument }: HTMLElement): Promise<void> {
  const { scrollWidth, clientWidth } = ownerDocument.documentElement;
  await expect(scrollWidth).toBe(clientWidth);
}

/** Expects the dialog that asks a guest to log in. */
export async function expectLoginDialog(): Promise<void> {
  const name = words({ zh: "您还未登录，请先登录再尝试", en: "Please log in first" });
  await expect(await screen.findByRole("dialog", { name })).toBeVisible();
}

/** Expects the prompt to log in again after the session has expired, and returns it. */
export async function expectLoginPrompt(): Promise<HTMLElement> {
  const prompt = await findAlert();
  await expect(
    within(prompt).getByText(
      words({
        zh: "当前登录状态已失效, 是否重新登录?",
        en: "Your session has ended. Log in again?",
      }),
    ),
  ).toBeVisible();
  return prompt;
}
