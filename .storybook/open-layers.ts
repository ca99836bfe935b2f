/**
 * Keeps menus and lists open while another window has the focus, such as the workbench's panel or the pane beside:
 * those of Radix close when the focus leaves their window.
 */
export function keepLayersOpen(): void {
  addEventListener(
    "blur",
    (event) => {
      if (event.target === window) event.stopImmediatePropagation();
    },
    { capture: true },
  );
}
