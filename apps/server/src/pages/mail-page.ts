import type { FastifyInstance } from "fastify";
import { escapeHtml } from "../basics/escape-html.ts";
import { DOCUMENT_POLICY } from "../http/security.ts";
import { readFolder } from "../ports/mail/folder.ts";
import type { StoredMessage } from "../ports/mail/folder.ts";

/** Path of the page that lists mails in development. */
export const MAIL_PAGE = "/dev/mails";

const LISTED = 50;

/** Registers the page that lists the mails of the folder. For development only: it shows the codes of all customers. */
export function registerMailPage(server: FastifyInstance, folder: string): void {
  server.get(MAIL_PAGE, async (_request, reply) => {
    const mails = await readFolder(folder, LISTED);
    return reply
      .type("text/html; charset=utf-8")
      .header("cache-control", "no-store")
      .header("content-security-policy", DOCUMENT_POLICY)
      .send(pageOf([...mails.values()]));
  });
}

function pageOf(mails: readonly StoredMessage[]): string {
  const listed = mails.map(mailOf).join("");
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Mails</title>
<style>
  :root { color-scheme: light dark }
  body { font: 16px/1.6 sans-serif; margin: 0 auto; max-width: 48em; padding: 16px }
  article { border-top: 1px solid; padding-bottom: 16px }
  pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere }
</style>
</head>
<body>
<h1>Mails</h1>
<p>What the shop would have sent, newest first. Set SMTP_URL to send it.</p>
${listed === "" ? "<p>None yet.</p>" : listed}
</body>
</html>
`;
}

function mailOf({ at, to, subject, text }: StoredMessage): string {
  const linked = escapeHtml(text).replaceAll(/https?:\/\/[^\s<]+/gu, '<a href="$&">$&</a>');
  return `<article><h2>${escapeHtml(subject)}</h2><p>${escapeHtml(to)} · <time>${escapeHtml(at)}</time></p><pre>${linked}</pre></article>\n`;
}
