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

/** A route of the shop, as its route table has it. */
export interface MappedRoute {
  readonly pattern: string;
  /** Who may enter; `account` is for customers too, in the layout of the account area. */
  readonly visitors: "anyone" | "customers" | "account";
  /** The name of the component. */
  readonly screen: string;
  readonly stories: readonly { readonly title: string; readonly story: string }[];
}

const layouts = {
  anyone: ["MainLayout"],
  customers: ["MainLayout"],
  account: ["MainLayout", "AccountLayout"],
} as const;

const titles = {
  MainLayout: "Layouts/Main layout",
  AccountLayout: "Layouts/Account layout",
} as const;

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
          {routes.map(({ pattern, visitors, screen, stories }) => (
            <Row key={pattern}>
              <Cell isRowHeader>
                <code className={`${page.token} ${css.pattern}`}>{pattern}</code>
              </Cell>
              <Cell label={words.screen}>
                <div>{screen}</div>
                <div className={muted}>
                  {layouts[visitors].map((layout) => (
                    <div key={layout}>
                      <StoryLink title={titles[layout]} story="Default" label={layout} />
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
