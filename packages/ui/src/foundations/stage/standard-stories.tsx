import type { Endpoint } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import { callMessages } from "@reagent/api/messages/call";
import { refuses, waits } from "@reagent/api/mock/verbs";
import { paths } from "@reagent/api/pages/paths";
import type { Decorator, StoryContext } from "@storybook/react-vite";
import type { HttpHandler } from "msw";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { copy as loadFailed } from "../../components/LoadFailed/LoadFailed.copy.ts";
import { copy as skeleton } from "../../components/Skeleton/Skeleton.copy.ts";
import { RequireCustomer } from "../../layouts/RequireCustomer/RequireCustomer.tsx";
import { expectNoOverflow } from "./actions.ts";
import { restsHere } from "./at-rest.ts";
import { routeIn } from "./location.ts";
import { withSessionWatch } from "./with-session-watch.tsx";
import { words } from "./words.ts";

type Call = Pick<Endpoint, "name" | "method" | "path" | "failures">;
type Canvas = StoryContext["canvas"];
type Played = Pick<StoryContext, "canvas" | "canvasElement">;

interface StandardStory {
  readonly parameters?: { readonly scenario: readonly HttpHandler[] };
  readonly globals?: Readonly<Record<string, unknown>>;
  readonly decorators?: Decorator[];
  readonly play: (context: Played) => Promise<void>;
}

type StandardStories = Readonly<
  Record<"loading" | "failed" | "warned" | "guest" | "expired" | "onAPhone", StandardStory>
>;

const withGuard: Decorator = (Story) => (
  <RequireCustomer>
    <Story />
  </RequireCustomer>
);

const expectLoginPage = async ({ canvasElement }: Played) => {
  await waitFor(() => expect(routeIn(canvasElement)).toBe(paths.login()));
};

const retry = () => ({ name: words(loadFailed).retry });

/**
 * The stories that every screen which reads something has. `read` names its call, or its calls where each has its own place;
 * `loaded` finds something that only the loaded screen shows.
 *
 * - `loading`: the calls are not answered.
 * - `failed`: each call is refused once, quietly; in tests the retry is pressed, and the content loads.
 * - `warned`: the calls are refused, and the server's message is shown (customer centre §8, after-sales loads).
 * - `guest`, `expired`: a customer's screen redirects to the log-in page.
 * - `onAPhone`: the loaded screen fits a phone.
 */
export function standardStories(
  read: Call | readonly Call[],
  loaded: (canvas: Canvas) => Promise<unknown>,
): StandardStories {
  const calls = [read].flat();
  return {
    loading: {
      parameters: { scenario: calls.map((call) => waits(call)) },
      play: async ({ canvas }) => {
        await expect((await canvas.findAllByText(words(skeleton).loading))[0]).toBeInTheDocument();
      },
    },
    failed: {
      parameters: {
        scenario: calls.map((call) =>
          refuses(call, codes.failed, callMessages.failed, { once: true }),
        ),
      },
      play: async ({ canvas }) => {
        await waitFor(() =>
          expect(canvas.getAllByRole("button", retry())).toHaveLength(calls.length),
        );
        await expect(screen.queryByRole("alertdialog")).toBeNull();
        if (calls.every(({ failures }) => failures.otherwise === "quiet"))
          await expect(canvas.queryByText(words(callMessages.failed))).toBeNull();
        // The workbench shows the failure.
        if (restsHere()) return;
        for (const button of canvas.getAllByRole("button", retry())) await userEvent.click(button);
        await loaded(canvas);
        await waitFor(() => expect(canvas.queryByRole("button", retry())).toBeNull());
      },
    },
    warned: {
      parameters: {
        scenario: calls.map((call) => refuses(call, codes.failed, callMessages.failed)),
      },
      play: async ({ canvas }) => {
        await expect(await canvas.findByRole("alert")).toHaveTextContent(
          words(callMessages.failed),
        );
      },
    },
    guest: { globals: { viewer: "guest" }, decorators: [withGuard], play: expectLoginPage },
    expired: {
      globals: { viewer: "expired" },
      decorators: [withSessionWatch],
      play: expectLoginPage,
    },
    onAPhone: {
      globals: { viewport: { value: "phone" } },
      play: async ({ canvas, canvasElement }) => {
        await loaded(canvas);
        await expectNoOverflow(canvasElement);
      },
    },
  };
}
