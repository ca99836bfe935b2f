import { useMemo } from "react";
import { encode } from "uqr";
import { code } from "./QrCode.css.ts";

type Props = {
  /** What is read from it: an address. */
  value: string;
  /** What it is for, said to those who do not see it. */
  label: string;
  /** Edge in px. */
  size?: number;
};

/** A text for a camera. Load it when it is first asked for: home pages do not need it. */
export function QrCode({ value, label, size = 144 }: Props) {
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

/** One path of all dark modules, with the border of two that readers need on a plain ground. */
function draw(value: string): { size: number; path: string } {
  const { data, size } = encode(value, { ecc: "M", border: 2 });
  let path = "";
  for (const [y, line] of data.entries()) {
    for (const [x, isDark] of line.entries()) if (isDark) path += `M${x} ${y}h1v1h-1z`;
  }
  return { size, path };
}
