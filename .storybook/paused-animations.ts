/**
 * Lets animations run again. Storybook pauses them for a story's checks, and leaves them paused for all later stories
 * of the page where a check fails.
 */
export function resumeAnimations(): void {
  for (const style of document.head.querySelectorAll("style")) {
    if (style.textContent.includes("animation-play-state: paused")) style.remove();
  }
}
