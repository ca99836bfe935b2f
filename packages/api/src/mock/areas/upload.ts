import { downloadUpload, issueDocumentTicket, uploadDocument } from "../../contract/upload.ts";
import type { AreaMock } from "../area-mock.ts";
import { sampleDocument, samplePicture } from "../samples/filing.ts";
import { answers } from "../verbs.ts";

export const upload: AreaMock = () => [
  answers(downloadUpload, {}),
  answers(uploadDocument, ({ fileName, extension }) => ({
    uploadId: sampleDocument.uploadId,
    fileName: fileName ?? `document.${extension}`,
  })),
  answers(issueDocumentTicket, { url: samplePicture }),
];
