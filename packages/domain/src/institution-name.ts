/** What the names of universities, institutes and hospitals have between their place and their kind: 上海应用技术大学. */
const FIELDS = [
  "师范|理工|工业|轻工业?|重工业?|工商|工程|技术|科学|科技|应用|技师|职业|高等|专科|开放|广播|电视|城市|联合|第[一二三四五六七八九十]|首都",
  "信息|电子|邮电|通信|电力|电机|交通|铁道|海事|海洋|航空|航天|航海|民航|石油|石化|化工|化学|有机|无机|高分子|分子|细胞|物理|核|光学|精密|机械|微系统|硅酸盐|陶瓷",
  "矿业|地质|冶金|钢铁|有色金属|金属|稀土|稀有|材料|纳米|能源|过程|环境|生态|生命|生物|植物|动物|遗传|基因|农业|农林|农垦|林业|园林|水产|水利|水电|热带|草原",
  "建筑|土木|城建|规划|设计|纺织|服装|印刷|包装|食品|粮食|烟草|轻化|日用化学",
  "医科|医药|医学|医|药科|药物|药学|药品|药|中医药|中医|中药|卫生|健康|协和|护理|疾病|肿瘤|人民|中心|儿童|口腔|眼科|胸科|妇产|妇幼|附属|同济|红十字会?|总",
  "财经|财政|经济|经贸|贸易|对外|商业|商|金融|会计|审计|税务|统计|管理|外国语|外语|语言|政法|法|警察|公安|司法|行政|民族|体育|艺术|美术|音乐|戏剧|电影|传媒|旅游|工",
].join("|");
/** After these, it is the name of a road or a town instead: 学院路, 大学城. */
const NO_ROAD = "(?![东南西北中]?(?:路|街|道|大道|大街|巷|城|镇|桥|站|村|里|坊))";
const INSTITUTION = new RegExp(
  `^(?:${FIELDS}){0,6}(?:(?:大学|学院|学校)${NO_ROAD}|(?:科学|研究|农科|设计|检测|检验)[院所]|医院|保健院|研究中心|实验室|(?:化物|应化|有机|药物|硅酸盐)所)`,
  "u",
);
/** The ends of the names of organisations, which no personal name has. */
const ORGANISATION_END =
  /(?:[大中小]学|化学|化工|科技|生物|医药|药业|制药|材料|试剂|集团|股份|有限|[系组厂馆处])$/u;

/** Whether what follows the name of a place makes it the name of an institution: 大学 after 南京, 应用技术大学 after 上海. */
export function beginsInstitution(text: string): boolean {
  return INSTITUTION.test(text);
}

/** Whether a word ends as the names of organisations do. */
export function endsAsOrganisation(word: string): boolean {
  return ORGANISATION_END.test(word);
}
