import { RecordTable } from "../../../components/Table/RecordTable.tsx";
import { useCopy } from "../../../language/language.tsx";
import type { Layout } from "../../../screen.ts";
import { muted } from "../../../theme/text.css.ts";
import * as page from "../../page/page.css.ts";
import { Page } from "../../page/Page.tsx";
import { StoryLink } from "../StoryLink.tsx";
import { copy } from "./ScreenMap.copy.ts";
import * as css from "./ScreenMap.css.ts";

/** A route of the shop, as its screen declares it. */
export interface MappedRoute {
  readonly pattern: string;
  readonly visitors: "anyone" | "customers";
  readonly layout: Layout;
  /** The name of the component. */
  readonly screen: string;
  readonly stories: readonly { readonly title: string; readonly story: string }[];
  /** How many branches the files of its folder have, and how many of them the stories reach; absent where not measured. */
  readonly reached?: { readonly branches: number; readonly reached: number } | undefined;
  /** The ways in which the calls of its files can fail, and those without a story, as "readCart 1202". */
  readonly failures: { readonly count: number; readonly withoutStory: readonly string[] };
}

const main = { name: "MainLayout", title: "Layouts/Main layout" };
const orchard = { name: "OrchardLayout", title: "Layouts/Orchard layout" };

/** The components of each layout, the outer one first. */
const components: Readonly<Record<Layout, readonly (typeof main)[]>> = {
  main: [main],
  account: [main, { name: "AccountLayout", title: "Layouts/Account layout" }],
  orchard: [orchard],
  "orchard-account": [
    orchard,
    { name: "OrchardAccountLayout", title: "Layouts/Orchard account layout" },
  ],
};

interface Props {
  routes: readonly MappedRoute[];
  /** The day on which branches were measured: "2026-11-29". Absent where they were not. */
  measured?: string | undefined;
  /** How many stories failed when branches were measured. */
  failed?: number;
}

/** Every route of the shop: its screen and layout, who may see it, the stories that show it, and what these leave out. */
export function ScreenMap({ routes, measured, failed = 0 }: Props) {
  const words = useCopy(copy);
  return (
    <Page title={words.title} lead={words.lead}>
      <p className={muted}>
        {measured === undefined ? words.howToMeasure : words.measuredOn(measured)}
        {failed > 0 && ` ${words.failedThen(failed)}`}
      </p>
      <RecordTable
        className={css.table}
        label={words.title}
        density="dense"
        records={routes}
        keyOf={({ pattern }) => pattern}
        columns={[
          {
            title: words.route,
            isLabelHidden: true,
            headClassName: css.route,
            className: css.address,
            value: ({ pattern }) => (
              <code className={`${page.token} ${css.pattern}`}>{pattern}</code>
            ),
          },
          {
            title: words.screen,
            headClassName: css.screen,
            className: css.cell,
            value: ({ screen, layout }) => (
              <div>
                <div>{screen}</div>
                <div className={muted}>
                  {components[layout].map(({ name, title }) => (
                    <div key={name}>
                      <StoryLink title={title} story="Default" label={name} />
                    </div>
                  ))}
                </div>
              </div>
            ),
          },
          {
            title: words.visitors,
            headClassName: css.visitors,
            className: css.cell,
            value: ({ visitors }) => words.who[visitors],
          },
          {
            title: words.checked,
            headClassName: css.checked,
            className: css.cell,
            value: ({ reached, failures: { count, withoutStory } }) => (
              <div>
                <div className={reached ? undefined : muted}>
                  {reached ? words.reached(reached.reached, reached.branches) : words.notMeasured}
                </div>
                <div className={withoutStory.length > 0 ? undefined : muted}>
                  {withoutStory.length > 0
                    ? words.withoutStory(withoutStory.join(", "))
                    : words.failures(count)}
                </div>
              </div>
            ),
          },
          {
            title: words.stories,
            className: css.cell,
            value: ({ stories }) => (
              <div>
                <div className={muted}>{words.states(stories.length)}</div>
                <div className={css.stories}>
                  {stories.map(({ title, story }) => (
                    <StoryLink
                      key={`${title} ${story}`}
                      title={title}
                      story={story}
                      label={story}
                    />
                  ))}
                </div>
              </div>
            ),
          },
        ]}
      />
    </Page>
  );
}
