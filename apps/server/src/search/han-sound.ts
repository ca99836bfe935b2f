import { pinyin } from "pinyin-pro";

/** Readings of characters in chemical names, where they are other than the usual ones. The second and further ones are heard as well. */
const CHEMICAL: Readonly<Record<string, readonly string[]>> = {
  // Taken for 己, which it looks like.
  已: ["ji"],
  巳: ["ji"],
  重: ["chong", "zhong"],
  铬: ["ge", "luo"],
  吡: ["bi", "pi"],
  芘: ["bi", "pi"],
  苄: ["bian"],
  吖: ["a", "ya"],
  薄: ["bo"],
  还: ["huan", "hai"],
  壳: ["ke", "qiao"],
  柏: ["bai", "bo"],
  单: ["dan"],
  脲: ["niao"],
  尿: ["niao"],
  肟: ["wo"],
  烃: ["ting", "jing"],
  羟: ["qiang"],
  羰: ["tang"],
  羧: ["suo"],
  巯: ["qiu"],
  氰: ["qing"],
  腈: ["jing"],
  肼: ["jing"],
  酰: ["xian"],
  酐: ["gan"],
  酞: ["tai"],
  肽: ["tai"],
  蒎: ["pai"],
  哌: ["pai"],
  萜: ["tie"],
  茚: ["yin"],
  菲: ["fei"],
  萘: ["nai"],
  嘌: ["piao"],
  呤: ["ling"],
  吩: ["fen"],
  噻: ["sai"],
  铊: ["ta", "tuo"],
  钌: ["liao"],
  钯: ["ba", "pa"],
  铅: ["qian"],
  粘: ["nian", "zhan"],
  藏: ["cang", "zang"],
  曲: ["qu"],
  长: ["chang"],
  行: ["hang"],
  血: ["xue"],
  强: ["qiang"],
  色: ["se"],
  石: ["shi"],
  参: ["shen", "can"],
  吗: ["ma"],
  仲: ["zhong"],
  膦: ["lin"],
  砜: ["feng"],
  胂: ["shen"],
  卟: ["bu"],
  噁: ["e", "wu"],
  呫: ["zhan", "tie"],
};

/** At most so many readings of a name: a name with several such characters has the product of theirs. */
const MOST_READINGS = 4;

const known = new Map<string, readonly string[]>();

/** The syllables of a character without tones, `v` as `u`. */
function syllablesOf(character: string): readonly string[] {
  const read = known.get(character);
  if (read) return read;
  const usual = CHEMICAL[character] ?? [pinyin(character, { toneType: "none" })];
  const syllables = usual.map((syllable) => plainSound(syllable));
  known.set(character, syllables);
  return syllables;
}

/** Pinyin as it is compared: small letters without tones, `ü` and `v` as `u`. */
export function plainSound(text: string): string {
  return text.replaceAll(/[üv]/gu, "u");
}

/** The readings of a name: for each, a syllable for every Han character. */
export function soundsOf(characters: readonly string[]): string[][] {
  return characters.reduce<string[][]>(
    (readings, character) =>
      readings
        .flatMap((before) => syllablesOf(character).map((syllable) => [...before, syllable]))
        .slice(0, MOST_READINGS),
    [[]],
  );
}
