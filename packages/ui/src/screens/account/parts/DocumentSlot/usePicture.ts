import type { Document } from "@reagent/api/contract/filing";
import { issueDocumentTicket } from "@reagent/api/contract/upload";
import { useEffect, useState } from "react";
import { useClient } from "../../../../data/shop-client.tsx";

const isPicture = (fileName: string) => /\.(?:jpg|gif|png|bmp)$/iu.test(fileName);

/** The preview of a document: the chosen file, else the URL of the stored one; undefined for a PDF. */
export function usePicture(
  { uploadId, fileName }: Document,
  chosen: File | null,
): string | File | undefined {
  const stored = useStoredPicture(isPicture(fileName) && !chosen ? uploadId : "");
  if (!chosen) return stored;
  return isPicture(chosen.name) ? chosen : undefined;
}

/** A ticket can be used once, so each display requests a new one. A failure shows no picture. */
function useStoredPicture(uploadId: string): string | undefined {
  const client = useClient();
  const [found, setFound] = useState<{ uploadId: string; url: string }>();
  useEffect(() => {
    if (uploadId === "") return undefined;
    let isWanted = true;
    void client.call(issueDocumentTicket, { uploadId }).then((outcome) => {
      if (isWanted && outcome.ok) setFound({ uploadId, url: outcome.data.url });
    });
    return () => {
      isWanted = false;
    };
  }, [client, uploadId]);
  return found?.uploadId === uploadId ? found.url : undefined;
}
