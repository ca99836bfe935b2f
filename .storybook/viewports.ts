/** The sizes in which a story can be viewed: `globals: { viewport: { value: "phone" } }`. */
export const viewports = {
  phone: { name: "Phone 390", styles: { width: "390px", height: "844px" }, type: "mobile" },
  tablet: { name: "Tablet 768", styles: { width: "768px", height: "1024px" }, type: "tablet" },
  desktop: { name: "Desktop 1440", styles: { width: "1440px", height: "900px" }, type: "desktop" },
} as const;
