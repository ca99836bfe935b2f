import { createContext, useState } from "react";

export type Uploads = Set<() => Promise<void>>;

/** The uploads of the files that were chosen in a form and not uploaded yet. */
export const ChosenUploads = createContext<Uploads>(new Set());

/** The uploads that the slots of a form provide through `ChosenUploads`, and a function that runs them one after another. */
export function useChosenUploads() {
  const [uploads] = useState<Uploads>(() => new Set());
  const uploadChosen = async () => {
    for (const upload of uploads) await upload();
  };
  return { uploads, uploadChosen };
}
