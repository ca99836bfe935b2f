/**
 * Drops files on an element as if they came from the device. The browser ignores the files of a
 * `DataTransfer` created by a script, so the events carry a plain object.
 */
export function dropFiles(element: Element, files: readonly File[]): void {
  const items = files.map((file) => ({ kind: "file", type: file.type, getAsFile: () => file }));
  const dataTransfer = { types: ["Files"], items, effectAllowed: "all", dropEffect: "none" };
  for (const type of ["dragenter", "dragover", "drop"]) {
    const event = new DragEvent(type, { bubbles: true, cancelable: true });
    Object.defineProperty(event, "dataTransfer", { value: dataTransfer });
    element.dispatchEvent(event);
  }
}
