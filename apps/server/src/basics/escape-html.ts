/** Escapes text for HTML and XML, also inside a quoted attribute. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** A text as a paragraph of HTML; nothing for an empty one. */
export function paragraph(text: string): string {
  return text === "" ? "" : `<p>${escapeHtml(text)}</p>`;
}
