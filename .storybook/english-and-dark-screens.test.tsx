import { renderInEnglishDark, type StoryFile } from "./english-and-dark.tsx";

await renderInEnglishDark(
  import.meta.glob<StoryFile>("../packages/ui/src/screens/**/*.stories.tsx"),
);
