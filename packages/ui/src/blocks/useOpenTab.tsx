import { useCallback } from "react";
import { useOverlays } from "../components/overlay/useOverlays.ts";
import { TextLink } from "../components/TextLink/TextLink.tsx";
import { useCopy } from "../language/language.tsx";
import { useEnvironment } from "../state/environment.tsx";
import { copy } from "./useOpenTab.copy.ts";

/**
 * Opens a document in a new tab. Browsers may block a tab that is opened only after an answer has arrived; a dialog then has a link to
 * the document, which no browser blocks.
 */
export function useOpenTab(): (url: string) => void {
  const { openTab } = useEnvironment();
  const { dialog } = useOverlays();
  const words = useCopy(copy);
  return useCallback(
    (url) => {
      if (openTab(url)) return;
      dialog({
        title: words.blocked,
        description: words.hint,
        content: (close) => (
          <TextLink href={url} isExternal onClick={close}>
            {words.open}
          </TextLink>
        ),
      });
    },
    [openTab, dialog, words],
  );
}
