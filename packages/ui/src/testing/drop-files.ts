/**
 * Drops files on an element as they come from the device. A `DataTransfer` of a script's own says of its files that they
 * have no place on a disk, and is passed over; so the events carry what a browser's would say.
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
