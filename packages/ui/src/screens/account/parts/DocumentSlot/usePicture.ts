import type { Document } from "@reagent/api/contract/filing";
import { issueDocumentTicket } from "@reagent/api/contract/upload";
import { useEffect, useState } from "react";
import { useClient } from "../../../../data/shop-client.tsx";

const isPicture = (fileName: string) => /\.(?:jpg|gif|png|bmp)$/iu.test(fileName);

/** A small picture of a document: the chosen file itself, else the address of the stored one. None of a PDF. */
export function usePicture(
  { uploadId, fileName }: Document,
  chosen: File | null,
): string | File | undefined {
  const stored = useStoredPicture(isPicture(fileName) && !chosen ? uploadId : "");
  if (!chosen) return stored;
  return isPicture(chosen.name) ? chosen : undefined;
}

/** A ticket is good for one look, so the picture is asked for anew each time that it is shown. Where none comes, none is shown. */
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
