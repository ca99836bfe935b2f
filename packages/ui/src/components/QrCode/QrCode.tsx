import { useMemo } from "react";
import { encode } from "uqr";
import { code } from "./QrCode.css.ts";

export type QrCodeProps = {
  /** The encoded text: an address. */
  value: string;
  /** The text alternative. */
  label: string;
  /** Edge in px. */
  size?: number;
};

/** A QR code. Load it on demand: home pages do not need it. */
export function QrCode({ value, label, size = 144 }: QrCodeProps) {
  const drawing = useMemo(() => draw(value), [value]);
  return (
    <svg
      className={code}
      width={size}
      height={size}
      viewBox={`0 0 ${drawing.size} ${drawing.size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path fill="currentColor" d={drawing.path} />
    </svg>
  );
}

/** One path of all dark modules, with the quiet zone of four modules that ISO/IEC 18004 requires: around it a dark page is dark. */
function draw(value: string): { size: number; path: string } {
  const { data, size } = encode(value, { ecc: "M", border: 4 });
  let path = "";
  for (const [y, line] of data.entries()) {
    for (const [x, isDark] of line.entries()) if (isDark) path += `M${x} ${y}h1v1h-1z`;
  }
  return { size, path };
}
