import { seenByNight, type StoryFile } from "./english-and-dark.tsx";

await seenByNight(import.meta.glob<StoryFile>("../packages/ui/src/screens/**/*.stories.tsx"));
