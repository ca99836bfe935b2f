/** A page in place of the structure editor's, with a field in place of its canvas; it sends the editor's messages. */
const PAGE = `<!doctype html>
<html lang="zh-CN">
<title>Structure editor</title>
<body style="margin: 0; background: #fff; font: 14px/20px sans-serif">
<div style="padding: 16px">
<label>SMILES <input style="width: 100%; height: 36px; font: inherit"></label>
</div>
<script>
const field = document.querySelector("input");
const say = (message) => parent.postMessage(message, location.origin);
field.addEventListener("input", () => say({ kind: "structure-editor-drawn", code: field.value }));
addEventListener("message", ({ data, origin }) => {
  if (origin === location.origin && data.kind === "structure-editor-show") field.value = data.code;
});
say({ kind: "structure-editor-ready" });
</script>
</body>
</html>`;

let address: string | undefined;

/** The address of that page. */
export const structureEditorAddress = (): string =>
  (address ??= URL.createObjectURL(new Blob([PAGE], { type: "text/html" })));
