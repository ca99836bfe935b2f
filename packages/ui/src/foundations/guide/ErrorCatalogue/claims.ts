import type { Message } from "@reagent/api/messages/message";
import { refusalOf } from "@reagent/api/mock/verbs";

/** A story in which a call is refused. */
export interface Claim {
  readonly call: string;
  readonly code: number;
  readonly message: Message;
  /** Title of the story's file. */
  readonly title: string;
  /** Name of the story's export. */
  readonly story: string;
}

interface Story {
  readonly args?: object;
  readonly parameters?: { readonly scenario?: readonly object[] };
}

/** A module of stories. */
interface StoryFile {
  readonly default: { readonly title?: string };
  readonly [story: string]: Story | { readonly title?: string };
}

/** The stories of a file by the names of their exports. */
export function storiesIn({ default: _, ...stories }: StoryFile): [string, Story][] {
  return Object.entries(stories) as [string, Story][];
}

/** The calls that the scenarios of one file's stories refuse. */
export function claimsIn(file: StoryFile): Claim[] {
  const { title = "" } = file.default;
  return storiesIn(file).flatMap(([story, { parameters }]) =>
    (parameters?.scenario ?? [])
      .map(refusalOf)
      .filter((refusal) => refusal !== undefined)
      .map((refusal) => ({ ...refusal, title, story })),
  );
}

const files = import.meta.glob<StoryFile>("../../../{blocks,layouts,screens}/**/*.stories.tsx", {
  eager: true,
});

/** The calls that the stories of all screens and layouts refuse. */
export const claims: readonly Claim[] = Object.values(files).flatMap(claimsIn);
