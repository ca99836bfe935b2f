import {
  ArgTypes,
  Description,
  DocsContext,
  Heading,
  Primary,
  Stories,
  Title,
} from "@storybook/addon-docs/blocks";
import { type ReactNode, use } from "react";
import { LanguageProvider, useCopy } from "../../../language/language.tsx";
import { AccessibilityStatus } from "../Accessibility/Accessibility.tsx";
import { StoryLink } from "../StoryLink.tsx";
import { moduleOf } from "./docs-of.ts";
import { copy } from "./Usage.copy.ts";

interface Shown {
  readonly title: string;
  readonly component?: object;
  /** Of a story that renders the component with other controls than its props. */
  readonly subcomponents?: Readonly<Record<string, object>>;
  readonly globals: { readonly language?: string };
}

/**
 * The usage page of a component or block, in the language of the toolbar: what it is and where it is imported from, its first story, the sections
 * that are written for it, its props, what is checked of its accessibility, and its other stories.
 */
export function Usage({ children }: { children: ReactNode }) {
  const docs = use(DocsContext);
  const shown = docs.getStoryContext(docs.storyById()) as Shown;
  const { globals, title, component, subcomponents = {} } = shown;
  const described = component ?? Object.values(subcomponents)[0];
  const language = globals.language === "en" ? "en" : "zh";
  return (
    <LanguageProvider language={language}>
      <div lang={language === "en" ? "en" : "zh-CN"}>
        <Title />
        {described && <Description of={described} />}
        <Module of={docs.storyById().id} />
        <Primary />
        {children}
        <Reference title={title} />
      </div>
    </LanguageProvider>
  );
}

/** The path from which other packages import what the page is about. */
function Module({ of }: { of: string }) {
  const words = useCopy(copy);
  const module = moduleOf(of);
  return (
    module !== undefined && (
      <p>
        {words.importFrom} <code>{module}</code>
      </p>
    )
  );
}

function Reference({ title }: { title: string }) {
  const words = useCopy(copy);
  const docs = use(DocsContext);
  return (
    <>
      <Heading>{words.props}</Heading>
      <ArgTypes />
      <Heading>{words.accessibility}</Heading>
      <div className="sb-unstyled">
        <AccessibilityStatus of={title} />
      </div>
      {title.startsWith("Components/") ? (
        <Stories title={words.states} includePrimary={false} />
      ) : (
        // Each story sets what the server answers to all of the page, so a page has one of them.
        <>
          <Heading>{words.states}</Heading>
          <ul>
            {docs.componentStories().map(({ id, name }) => (
              <li key={id}>
                <StoryLink title={title} story={name} label={name} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
