import { refusalOf } from "@reagent/api/mock/verbs";
import type { StoryContext } from "@storybook/react-vite";
import type { HttpHandler } from "msw";
import { expect, waitFor } from "storybook/test";

type Played = Pick<StoryContext, "canvas" | "canvasElement" | "globals">;

interface RefusedStory {
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly play: (context: Played) => Promise<void>;
}

/**
 * A story in which a call is refused once somebody did `act`. It ends with the server's message on the screen; how that looks is for
 * the error catalogue, against which every story is checked.
 */
export function refusedAfter(
  act: (context: Played) => Promise<unknown>,
  refusing: HttpHandler,
  parameters: Readonly<Record<string, unknown>> = {},
): RefusedStory {
  return {
    parameters: { ...parameters, scenario: [refusing] },
    play: async (context) => {
      await act(context);
      const language = context.globals["language"] === "en" ? "en" : "zh";
      const said = refusalOf(refusing)?.message[language] ?? "";
      await waitFor(() => expect(document.body.textContent).toContain(said));
    },
  };
}
