/**
 * A page in place of the structure editor's, with a field in place of its canvas; it sends the editor's messages. It shows no text: the
 * fonts of the workbench are not in it, and pictures do not depend on those that are installed.
 */
const PAGE = `<!doctype html>
<html lang="zh-CN">
<title>Structure editor</title>
<body style="margin: 0; background: #fff">
<div style="padding: 16px">
<input aria-label="SMILES" style="box-sizing: border-box; width: 100%; height: 36px">
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
