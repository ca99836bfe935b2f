/** A result of a certificate of analysis, in one language. */
interface TestResult {
  readonly test: string;
  readonly result: string;
}

const PURITY = /含量|纯度|\bassay\b|\bpurity\b|\bcontent\b/iu;
const WATER = /水分|含水量|水含量|\bwater\b|\bmoisture\b/iu;
/** Water in which something dissolves, and other contents than that of the substance. */
const OTHER_WATER = /水不溶|水溶|insoluble|solub|in water/iu;

/** The results by which buyers choose among batches: the purity, then the water content, the first of each that was tested. */
export function keyResults<Result extends TestResult>(results: readonly Result[]): Result[] {
  const stated = results.filter(({ result }) => result !== "");
  const isWater = ({ test }: Result) => WATER.test(test) && !OTHER_WATER.test(test);
  const purity = stated.find((each) => PURITY.test(each.test) && !isWater(each));
  const water = stated.find(isWater);
  return [purity, water].filter((each) => each !== undefined);
}
