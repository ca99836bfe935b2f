import { createElement, Fragment, type ReactNode, useSyncExternalStore } from "react";
import { addons, types, useStorybookState } from "storybook/manager-api";
import { notPlayed, PLAY_DECIDED, type PlayDecided } from "./not-played.ts";

/** Storybook's panel, which says "Pass" of every story that is rendered. */
const PANEL = "storybook/interactions/panel";

interface Active {
  readonly active?: boolean;
}
interface Panel {
  readonly type: typeof types.PANEL;
  readonly title: string | (() => ReactNode);
  readonly render: (shown: Active) => ReactNode;
}

let decided: PlayDecided = { storyId: "", differences: [] };
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What differs from the setting in which the story on the screen is played. */
function useDifferences(): readonly string[] {
  const { storyId } = useStorybookState();
  const last = useSyncExternalStore(subscribe, () => decided);
  return last.storyId === storyId ? last.differences : [];
}

addons.register("own-setting", () => {
  addons.getChannel().on(PLAY_DECIDED, (message: PlayDecided) => {
    decided = message;
    for (const listener of listeners) listener();
  });

  const panels = addons.getElements(types.PANEL) as Readonly<Record<string, Panel>>;
  const { [PANEL]: panel } = panels;
  if (!panel) throw new Error(`Storybook has no panel ${PANEL}.`);
  const { title: Title, render: Content } = panel;

  function TitleOrNot() {
    if (useDifferences().length > 0) return "Interactions: not played";
    return typeof Title === "function" ? createElement(Title) : Title;
  }

  /** Storybook's panel stays, since it collects the steps also while it is out of sight. */
  function ContentOrNot({ active = false }: Active) {
    const differences = useDifferences();
    const isPlayed = differences.length === 0;
    return createElement(
      Fragment,
      null,
      createElement(Content, { active: active && isPlayed }),
      active && !isPlayed
        ? createElement("p", { style: { margin: 16 } }, notPlayed(differences))
        : null,
    );
  }

  addons.add(PANEL, {
    ...panel,
    title: () => createElement(TitleOrNot),
    render: (shown: Active) => createElement(ContentOrNot, shown),
  });
});
