/** Sent by the page of a story to the workbench, before the story is played or not. */
export const PLAY_DECIDED = "own-setting/play-decided";

export interface PlayDecided {
  readonly storyId: string;
  /** What differs from the setting in which the story is played; none where it is played. */
  readonly differences: readonly string[];
}

/** What the panel says of a story that is not played. */
export const notPlayed = (differences: readonly string[]): string =>
  `Not played here: another setting than the story's own (${differences.join(", ")}).`;
