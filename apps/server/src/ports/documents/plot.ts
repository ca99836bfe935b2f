import type { Peak, Plot } from "./sheet.ts";

const STEPS = 1400;
const MOST_TICKS = 12;
const AXIS_HEIGHT = 34;
const LABEL_HEIGHT = 24;
const LABELLED_PEAKS = 12;
/** The share of the axis that one label takes. */
const LABEL_SHARE = 0.017;
const COLOR = { ink: "#1b2430", muted: "#5a6675", trace: "#0f5ea8" } as const;

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Height of the trace at a position of the axis: the sum of all peaks there; a single peak of intensity 1 has height 1. */
export function traceAt({ peaks, halfWidth }: Plot, position: number): number {
  return peaks.reduce((height, peak) => {
    const distance = (position - peak.position) / halfWidth;
    return height + peak.intensity / (1 + distance * distance);
  }, 0);
}

/** The labelled values of the axis, from the lower end: round numbers, at most twelve. */
export function ticksOf({ from, to }: Pick<Plot, "from" | "to">): number[] {
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  const power = 10 ** Math.floor(Math.log10((high - low) / MOST_TICKS));
  const step =
    [1, 2, 5, 10].map((each) => each * power).find((each) => (high - low) / each < MOST_TICKS) ??
    high - low;
  const first = Math.ceil(low / step);
  const count = Math.floor(high / step) - first + 1;
  return Array.from({ length: count }, (_, at) => Number(((first + at) * step).toPrecision(6)));
}

/** Draws a spectrum from its peaks: trace, axis with ticks, and the positions of the highest peaks. */
export function drawPlot(pdf: PDFKit.PDFDocument, plot: Plot, place: Place): void {
  const area = {
    ...place,
    y: place.y + LABEL_HEIGHT,
    height: place.height - AXIS_HEIGHT - LABEL_HEIGHT,
  };
  drawTrace(pdf, plot, area);
  drawAxis(pdf, plot, area);
  drawLabels(pdf, plot, area);
}

function drawTrace(pdf: PDFKit.PDFDocument, plot: Plot, area: Place): void {
  const heights =
    plot.heights ??
    Array.from({ length: STEPS + 1 }, (_, step) =>
      traceAt(plot, plot.from + ((plot.to - plot.from) * step) / STEPS),
    );
  const highest = Math.max(...heights, Number.MIN_VALUE);
  for (const [step, height] of heights.entries()) {
    const share = (height / highest) * 0.94;
    const x = area.x + (area.width * step) / (heights.length - 1);
    const y = plot.isInverted ? area.y + area.height * share : area.y + area.height * (1 - share);
    if (step === 0) {
      pdf.moveTo(x, y);
    } else {
      pdf.lineTo(x, y);
    }
  }
  pdf.lineWidth(0.7).strokeColor(COLOR.trace).stroke();
}

function drawAxis(pdf: PDFKit.PDFDocument, plot: Plot, area: Place): void {
  const y = area.y + area.height;
  pdf
    .moveTo(area.x, y)
    .lineTo(area.x + area.width, y)
    .lineWidth(0.7)
    .strokeColor(COLOR.ink)
    .stroke();
  pdf.font("regular").fontSize(7).fillColor(COLOR.muted);
  for (const value of ticksOf(plot)) {
    const x = area.x + (area.width * (value - plot.from)) / (plot.to - plot.from);
    pdf
      .moveTo(x, y)
      .lineTo(x, y + 3)
      .stroke();
    pdf.text(String(value), x - 20, y + 5, {
      width: 40,
      align: "center",
      lineBreak: false,
    });
  }
  pdf.text(plot.axis, area.x, y + 18, { width: area.width, align: "center", lineBreak: false });
}

function drawLabels(pdf: PDFKit.PDFDocument, plot: Plot, area: Place): void {
  pdf.font("regular").fontSize(6.5).fillColor(COLOR.ink);
  for (const peak of labelledPeaks(plot)) {
    const x = area.x + (area.width * (peak.position - plot.from)) / (plot.to - plot.from);
    const text = peak.label ?? String(Number(peak.position.toFixed(2)));
    pdf.save().rotate(-90, { origin: [x, area.y - 2] });
    pdf.text(text, x, area.y - 5, { lineBreak: false }).restore();
  }
}

/** The highest peaks whose labels do not overlap. */
function labelledPeaks({ peaks, from, to }: Plot): Peak[] {
  const room = Math.abs(to - from) * LABEL_SHARE;
  const labelled: Peak[] = [];
  for (const peak of peaks.toSorted((a, b) => b.intensity - a.intensity)) {
    const isFree = labelled.every(({ position }) => Math.abs(position - peak.position) > room);
    if (isFree && labelled.length < LABELLED_PEAKS) {
      labelled.push(peak);
    }
  }
  return labelled;
}
