import {
  Cell,
  HeadCell,
  Row,
  Table,
  TableBody,
  TableHead,
} from "../../../components/Table/Table.tsx";
import { useCopy } from "../../../language/language.tsx";
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
  readonly isInAccountLayout: boolean;
  /** The name of the component. */
  readonly screen: string;
  readonly stories: readonly { readonly title: string; readonly story: string }[];
}

/** The layouts, the outer one first. */
const layouts = [
  { name: "MainLayout", title: "Layouts/Main layout" },
  { name: "AccountLayout", title: "Layouts/Account layout" },
];

/** Every route of the shop: its screen and layout, who may see it, and the stories that show it. */
export function ScreenMap({ routes }: { routes: readonly MappedRoute[] }) {
  const words = useCopy(copy);
  return (
    <Page title={words.title} lead={words.lead}>
      <Table label={words.title} fold="labels" className={css.table}>
        <TableHead>
          <HeadCell className={css.route}>{words.route}</HeadCell>
          <HeadCell className={css.screen}>{words.screen}</HeadCell>
          <HeadCell className={css.visitors}>{words.visitors}</HeadCell>
          <HeadCell>{words.stories}</HeadCell>
        </TableHead>
        <TableBody>
          {routes.map(({ pattern, visitors, isInAccountLayout, screen, stories }) => (
            <Row key={pattern}>
              <Cell isRowHeader>
                <code className={`${page.token} ${css.pattern}`}>{pattern}</code>
              </Cell>
              <Cell label={words.screen}>
                <div>{screen}</div>
                <div className={muted}>
                  {(isInAccountLayout ? layouts : layouts.slice(0, 1)).map(({ name, title }) => (
                    <div key={name}>
                      <StoryLink title={title} story="Default" label={name} />
                    </div>
                  ))}
                </div>
              </Cell>
              <Cell label={words.visitors}>{words.who[visitors]}</Cell>
              <Cell label={words.stories}>
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
              </Cell>
            </Row>
          ))}
        </TableBody>
      </Table>
    </Page>
  );
}
