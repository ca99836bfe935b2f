/** Characters of chemical names with those that are taken for them, because they look alike or share a part. */
const GROUPS: readonly string[] = [
  "醇醉酵淳谆醋",
  "腈睛情清精晴婧猜",
  "烷浣皖院完烧焕琬碗皖宛",
  "烯稀希晞",
  "苯笨本苤",
  "酮铜桐洞胴侗酗",
  "铜桐钢侗",
  "酚份纷吩芬粉",
  "胺铵氨安按案鞍",
  "酸酪酶唆俊峻梭",
  "酯脂酣指旨诣",
  "醛荃铨醒全诠",
  "醚谜咪迷眯",
  "酐肝苷杆酎",
  "酰铣洗先酏",
  "炔快块决缺抉",
  "肼井阱胼",
  "胍呱瓜孤",
  "脲尿溺",
  "肟污夸",
  "钠纳内呐讷衲",
  "钾甲岬钟押",
  "钙丐钓",
  "锰猛孟蜢",
  "铬洛络咯格骆烙",
  "镁美鎂",
  "铝吕侣",
  "锌辛铸梓莘",
  "铁铗轶失跌",
  "锂理里鲤狸埋",
  "钡贝坝狈",
  "铯色绝",
  "铵胺",
  "铂泊",
  "钯把巴钚",
  "钛钬太汰",
  "钼钥",
  "钴钻钻姑枯",
  "镍臬镊",
  "锡踢惕赐",
  "银根很",
  "汞录",
  "碘典腆",
  "溴臭嗅溪",
  "氯氢绿禄录",
  "氢氯氰轻氧",
  "氟沸佛拂弗氡",
  "氮氨氧",
  "氧氨痒样",
  "硫流琉疏梳",
  "硅桂洼娃",
  "硼棚朋绷鹏",
  "磷麟鳞嶙膦",
  "砷伸神呻",
  "硒晒栖",
  "碳炭羰",
  "硝销消俏哨",
  "磺璜横黄",
  "呋夫肤咉",
  "喃南楠喁哺",
  "噻塞赛寨",
  "吩纷份芬盼",
  "唑座坐挫",
  "咪眯米迷",
  "吡比毗呲",
  "啶淀定碇锭腚",
  "嘧密蜜",
  "嗪秦臻溱",
  "哌派脉",
  "喹奎蝰",
  "啉林琳淋咻",
  "吲引哂",
  "哚朵垛跺躲",
  "嘌飘漂瓢",
  "呤玲铃令吟",
  "吗妈玛码",
  "萘奈柰茶",
  "蒽恩摁",
  "菲非扉匪",
  "芘毗",
  "苄卞汴",
  "巯硫琉",
  "羟轻氢羧",
  "羧俊酸梭羟",
  "羰碳炭",
  "氰氢情青",
  "叔淑椒",
  "仲种钟",
  "异导弄",
  "正止",
  "己已巳",
  "戊戍戌茂",
  "丙两雨内",
  "丁了订",
  "壬任王",
  "癸葵",
  "庚康唐",
  "烃经轻",
  "琥唬虎",
  "珀泊拍",
  "柠拧泞宁",
  "檬蒙朦",
  "草早",
  "葡匍蒲",
  "糖塘搪",
  "蔗庶遮",
  "淀锭定",
  "叠迭",
  "胆担旦",
  "碱咸喊",
  "盐监蓝",
  "钒凡矾",
  "钨乌鸽",
  "镧阑兰澜",
  "铈柿市饰",
  "钇亿忆",
  "铕有",
  "苦若",
  "芳方",
  "萜帖贴",
  "樟漳章",
  "脑恼",
  "尿屎",
  "砜枫飒讽矾",
  "亚业",
  "膦磷",
  "锗堵者",
  "铋秘泌",
  "酞肽钛",
  "肽钛太",
  "胰夷姨",
  "酶霉梅",
  "琼惊",
  "脒迷咪",
  "腙踪综",
  "榈铜",
];

/** The characters that each one may be taken for. */
const ALIKE: ReadonlyMap<string, ReadonlySet<string>> = (() => {
  const alike = new Map<string, Set<string>>();
  for (const group of GROUPS) {
    const characters = Array.from(group);
    for (const one of characters) {
      const others = alike.get(one) ?? new Set();
      for (const other of characters) if (other !== one) others.add(other);
      alike.set(one, others);
    }
  }
  return alike;
})();

/** The texts that a text can be meant as if one of its characters looks like the right one. */
export function lookAlikes(text: string): string[] {
  const characters = Array.from(text);
  return characters.flatMap((character, at) =>
    [...(ALIKE.get(character) ?? [])].map((other) =>
      [...characters.slice(0, at), other, ...characters.slice(at + 1)].join(""),
    ),
  );
}

/**
 * Characters that tell chemical names apart. One of them is a slip only where a single name is one character away: 硫酸钪 is no slip for each
 * other sulfate.
 */
const TELLING = new Set(
  Array.from(
    "甲乙丙丁戊己庚辛壬癸一二三四五六七八九十单双正异叔仲邻间对氢氦锂铍硼碳氮氧氟氖钠镁铝硅磷硫氯氩钾钙钪钛钒铬锰铁钴镍铜锌镓锗砷硒溴氪铷锶钇锆铌钼锝钌铑钯银镉铟锡锑碲碘氙铯钡镧铈镨钕钐铕钆铽镝钬铒铥镱镥铪钽钨铼锇铱铂金汞铊铅铋钍铀醇醛酮酸酯醚酚胺铵腈烷烯炔苯酐酰肼脲胍砜膦萘蒽菲吡呋噻唑嗪啶啉",
  ),
);

/** Whether two texts of the same length differ in one character that is no slip by itself. */
export function differsTellingly(typed: string, name: string): boolean {
  const characters = Array.from(name);
  return Array.from(typed).some(
    (character, at) => character !== characters[at] && TELLING.has(character),
  );
}
