import Layers from "@lucide/icons/icons/layers";
import { useState } from "react";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { Notice } from "../../../components/Notice/Notice.tsx";
import { Pager } from "../../../components/Pager/Pager.tsx";
import { RadioGroup } from "../../../components/RadioGroup/RadioGroup.tsx";
import { SelectField } from "../../../components/SelectField/SelectField.tsx";
import { useCopy } from "../../../language/language.tsx";
import { muted } from "../../../theme/text.css.ts";
import { Page, Part } from "../../page/Page.tsx";
import { ChangedStories } from "./ChangedStories.tsx";
import { ChangedTexts } from "./ChangedTexts.tsx";
import type { ComparisonMode } from "./Comparison.tsx";
import { copy } from "./Review.copy.ts";
import * as css from "./Review.css.ts";
import { areasOf, type Choice, chosenOf, EVERYTHING, type Review as Changes } from "./review.ts";

const TITLES_ON_A_PAGE = 10;
const TEXTS_ON_A_PAGE = 50;

/** An area as people read it: "Screens / product line" for "screens/product-line". */
const areaName = (area: string) =>
  `${area.charAt(0).toUpperCase()}${area.slice(1)}`.replaceAll("/", " / ").replaceAll("-", " ");

interface Props {
  /** Null where there is nothing to compare with. */
  readonly review: Changes | null;
}

/** What has changed since a version: stories, pictures and words. */
export function Review({ review }: Props) {
  const words = useCopy(copy);
  if (!review)
    return (
      <Page title={words.untitled} lead={words.lead}>
        <EmptyState icon={Layers} title={words.noBase}>
          {words.noBaseHelp}
        </EmptyState>
      </Page>
    );
  const { since, titles, texts, basis } = review;
  return (
    <Page title={words.title(since)} lead={words.lead}>
      {basis !== "comparable" && (
        <Notice>{(basis === "none before" ? words.noneBefore : words.otherBrowser)(since)}</Notice>
      )}
      {titles.length + texts.length === 0 ? (
        <EmptyState icon={Layers} title={words.nothing}>
          {words.nothingHelp}
        </EmptyState>
      ) : (
        <Found review={review} />
      )}
    </Page>
  );
}

/** The changes that the filters choose, page by page. */
function Found({ review }: { readonly review: Changes }) {
  const words = useCopy(copy);
  const [choice, setChoice] = useState(EVERYTHING);
  const [mode, setMode] = useState<ComparisonMode>("slider");
  const [titlePage, setTitlePage] = useState(1);
  const [textPage, setTextPage] = useState(1);
  const { titles, texts } = chosenOf(review, choice);
  const pictures = titles.flatMap((title) => title.pictures);
  const choose = (changed: Partial<Choice>) => {
    setChoice({ ...choice, ...changed });
    setTitlePage(1);
    setTextPage(1);
  };
  const all = { value: "all", label: words.all } as const;
  return (
    <>
      <div>
        <div className={css.filters}>
          <SelectField
            label={words.area}
            value={choice.area}
            onChange={(area) => choose({ area })}
            options={[
              all,
              ...areasOf(review).map((area) => ({ value: area, label: areaName(area) })),
            ]}
          />
          <SelectField
            label={words.language}
            value={choice.language}
            onChange={(language) => choose({ language })}
            options={[
              all,
              { value: "zh", label: words.languages.zh },
              { value: "en", label: words.languages.en },
            ]}
          />
          <SelectField
            label={words.theme}
            value={choice.theme}
            onChange={(theme) => choose({ theme })}
            options={[
              all,
              { value: "light", label: words.themes.light },
              { value: "dark", label: words.themes.dark },
            ]}
          />
        </div>
        <p className={muted} role="status">
          {words.counted(titles.length, pictures.length, texts.length)}
        </p>
      </div>
      {titles.length + texts.length === 0 && <p>{words.noneChosen}</p>}
      {titles.length > 0 && (
        <Part title={words.stories(titles.length)}>
          {pictures.length > 0 && (
            <RadioGroup
              label={words.comparison}
              layout="inline"
              value={mode}
              onChange={setMode}
              options={[
                { value: "slider", label: words.modes.slider },
                { value: "aside", label: words.modes.aside },
                { value: "difference", label: words.modes.difference },
              ]}
            />
          )}
          <ChangedStories titles={pageOf(titles, titlePage, TITLES_ON_A_PAGE)} mode={mode} />
          {titles.length > TITLES_ON_A_PAGE && (
            <Pager
              label={words.storyPages}
              page={titlePage}
              total={titles.length}
              pageSize={TITLES_ON_A_PAGE}
              onPage={setTitlePage}
            />
          )}
        </Part>
      )}
      {texts.length > 0 && (
        <Part title={words.texts(texts.length)}>
          <ChangedTexts
            texts={pageOf(texts, textPage, TEXTS_ON_A_PAGE)}
            languages={choice.language === "all" ? ["zh", "en"] : [choice.language]}
          />
          {texts.length > TEXTS_ON_A_PAGE && (
            <Pager
              label={words.textPages}
              page={textPage}
              total={texts.length}
              pageSize={TEXTS_ON_A_PAGE}
              onPage={setTextPage}
            />
          )}
        </Part>
      )}
    </>
  );
}

const pageOf = <Entry,>(entries: readonly Entry[], page: number, size: number) =>
  entries.slice((page - 1) * size, page * size);
