export interface Pane {
  readonly title: string;
  /** Of a story in the workbench, with the values of the tools: "iframe.html?id=…&globals=…". */
  readonly address: string;
}

interface Workbench {
  readonly __STORYBOOK_PREVIEW__?: {
    readonly currentRender?: { readonly id: string; readonly phase?: string };
    readonly channel: { emit(event: string, data: object): void };
  };
}

const workbenchIn = ({ contentWindow }: HTMLIFrameElement) =>
  ((contentWindow ?? {}) as Workbench).__STORYBOOK_PREVIEW__;

const storyOf = (address: string) => new URL(address, location.href).searchParams.get("id") ?? "";

const withoutStory = (address: string): string => {
  const { searchParams } = new URL(address, location.href);
  searchParams.delete("id");
  return searchParams.toString();
};

/** The address that each frame was given, and whether its page is loaded. */
const pages = new WeakMap<HTMLIFrameElement, { address: string; isLoaded: boolean }>();

/**
 * Shows a story in a frame. A page that is loaded with the same tools and controls is reused, since loading the workbench
 * takes many times longer than a story.
 */
export function showIn(frame: HTMLIFrameElement, address: string): void {
  const page = pages.get(frame);
  if (page?.address === address) return;
  if (page?.isLoaded && withoutStory(page.address) === withoutStory(address)) {
    page.address = address;
    const story = { storyId: storyOf(address), viewMode: "story" };
    workbenchIn(frame)?.channel.emit("setCurrentStory", story);
    return;
  }
  const loading = { address, isLoaded: false };
  pages.set(frame, loading);
  frame.addEventListener("load", () => (loading.isLoaded = true), { once: true });
  frame.src = address;
}

/** Whether a frame shows the story, played or failed. */
export function hasStory(frame: HTMLIFrameElement, address: string): boolean {
  const page = pages.get(frame);
  if (page?.address !== address || !page.isLoaded) return false;
  const { id, phase = "" } = workbenchIn(frame)?.currentRender ?? {};
  return id === storyOf(address) && ["finished", "errored"].includes(phase);
}
