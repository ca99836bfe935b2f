/**
 * Radicals, each with the character that it is the sign of (Unicode, EquivalentUnifiedIdeograph.txt). PDF readers often return them in place
 * of the characters, which look the same.
 */
const RADICALS: readonly string[] = (
  "⺁厂 ⺂乛 ⺃乚 ⺄乙 ⺅亻 ⺆冂 ⺇𠘨 ⺈刀 ⺉刂 ⺊卜 ⺋㔾 ⺌小 ⺍小 ⺎兀 ⺏尣 ⺐尢 ⺑𡯂 ⺒巳 ⺓幺 ⺔彑 " +
  "⺕彐 ⺖忄 ⺗心 ⺘扌 ⺙攵 ⺛旡 ⺜日 ⺝月 ⺞歺 ⺟母 ⺠民 ⺡氵 ⺢氺 ⺣灬 ⺤爫 ⺥爫 ⺦丬 ⺧牛 ⺨犭 ⺩王 " +
  "⺪𤴔 ⺫目 ⺬示 ⺭礻 ⺮𥫗 ⺯糹 ⺰纟 ⺱罓 ⺲罒 ⺳㓁 ⺴冗 ⺵𦉫 ⺶羊 ⺷𦍌 ⺸𦍋 ⺹耂 ⺺肀 ⺻聿 ⺼肉 ⺽𦥑 " +
  "⺾艹 ⺿艹 ⻀艹 ⻁虎 ⻂衤 ⻃覀 ⻄西 ⻅见 ⻆角 ⻇𧢲 ⻈讠 ⻉贝 ⻊𧾷 ⻋车 ⻌辶 ⻍辶 ⻎辶 ⻏邑 ⻐钅 ⻑長 " +
  "⻒镸 ⻓长 ⻔门 ⻕𨸏 ⻖阝 ⻗雨 ⻘青 ⻙韦 ⻚页 ⻛风 ⻜飞 ⻝食 ⻞𩙿 ⻟飠 ⻠饣 ⻡𩠐 ⻢马 ⻣骨 ⻤鬼 ⻥鱼 " +
  "⻦鸟 ⻧卤 ⻨麦 ⻩黄 ⻪黾 ⻫斉 ⻬齐 ⻭歯 ⻮齿 ⻯竜 ⻰龙 ⻱龜 ⻲亀 ⻳龟"
).split(" ");

/** Radicals of traditional forms, for which the texts of this shop have the simplified ones. */
const SIMPLIFIED_RADICALS: readonly string[] = ["⼾户", "⾭青", "⿈黄"];

/** Phonetic, African and technical signs that look like the Greek letters of chemical names. */
const GREEK_LOOK_ALIKES: readonly string[] =
  "ɑα Ɑα ⍺α ꞵβ Ꞵβ ɣγ Ɣγ ẟδ ∆Δ ɛε Ɛε ∊ε ƞη ɩι ⍳ι ĸκ ʋυ ɸφ ꭓχ Ꭓχ ɷω ꞷω ⍵ω".split(" ");

const MEANT: ReadonlyMap<string, string> = new Map(
  [...RADICALS, ...SIMPLIFIED_RADICALS, ...GREEK_LOOK_ALIKES].map((pair) => {
    const [sign = "", meant = ""] = pair;
    return [sign, meant];
  }),
);

/** The signs of the table; the other radicals and the compatibility ideographs, which have their characters by NFKC. */
const SIGNS = new RegExp(
  `[${GREEK_LOOK_ALIKES.map((pair) => pair.charAt(0)).join("")}\\u2E80-\\u2FDF\\uF900-\\uFAFF\\u{2F800}-\\u{2FA1F}]`,
  "gu",
);

/**
 * A text with the characters that are meant in place of signs that only look like them: 青霉素 for ⻘霉素, α for ɑ. All else stays as it
 * is, width and superscripts too, so that the text can be stored.
 */
export function meantCharacters(text: string): string {
  return text.replaceAll(SIGNS, (sign) => MEANT.get(sign) ?? sign.normalize("NFKC"));
}

/**
 * A text in the form in which codes, numbers and words are read: with the characters that are meant, half width, one kind of hyphen, and
 * without invisible marks.
 */
export function plainText(text: string): string {
  return meantCharacters(text)
    .normalize("NFKC")
    .replaceAll(/[\p{Pd}−⁃]/gu, "-")
    .replaceAll(/\p{Cf}/gu, "");
}

/**
 * What may stand before a number of a register, as the source of a pattern without regard to case: the register's name, perhaps with words for
 * the number, and what separates it.
 */
export const numberLabel = (register: string): string =>
  String.raw`(?:${register})(?:[\s./-]*(?:registry|registration|reg|list|rn|nr|no|number|n[°o])(?![a-z])|\s*(?:登记|登录|注册|编|代)?(?:号码?|编号))*[\s.:#®=-]*`;
