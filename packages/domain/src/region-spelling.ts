import { shortRegionName } from "./address-place.ts";

/**
 * The syllables of the characters in names of regions, as they are read there: each syllable is followed by its characters.
 * A `v` is a `ü`.
 */
const SYLLABLES = `
a阿 ai爱 an安岸庵鞍 ang昂 ao敖澳 ba八坝巴灞霸鲅 bai拜柏白百 ban办半坂板版班 bao保包堡宝褒
bei北卑碑碚背贝陂 ben本 beng蚌 bi壁比毕泌濞璧碧 bian边 bie别 bin宾彬滨 bing兵秉 bo亳伯勃博播波渤
bu埔埗埠布步部 cai彩蔡 cang仓沧苍藏 cao曹草 ce册策 cen岑 ceng曾 cha察岔查茶 chai柴 chan产瀍禅
chang厂场常昌长 chao巢朝潮 che车 chen辰郴陈 cheng呈城埕成承澄称 chi坻池茌赤 chong充冲崇重 chou畴
chu处楚滁 chuan川船 chun春淳 ci慈次磁莿 cong丛从 cui翠 cun村 cuo措错 da大达 dai代傣岱戴袋
dan丹儋旦淡郸 dang党宕当氹砀 dao刀岛稻道 de地得德 deng灯登磴等邓 di底棣滴迪 dian垫店淀点电甸
diao调钓 die叠迭 ding丁定碇萣顶鼎 dong东侗冬峒洞 dou斗豆 du堵度杜渡独肚都 duan端 dui堆 dun墩敦
duo多掇 e峨鄂额 en恩 er二儿尔洱 fa发法 fan樊烦繁范 fang坊房放方枋芳邡防 fei妃肥费 fen份分汾芬
feng丰凤奉封峰烽锋风 fu佛复孚富府扶抚浮涪福符罘芙阜附 ga嘎噶 gai改盖 gan干感甘竿赣 gang冈刚岗港钢
gao皋藁高 ge个仡各戈格歌葛阁革 gen根 geng耿 gong公共功宫工巩弓恭拱珙贡 gou沟 gu古固姑故沽股谷鼓
gua瓜 guai拐 guan关冠官灌管莞观馆 guang光广 gui归桂贵龟 guo国果涡郭 ha哈 hai海 han含寒汉涵罕邗邯韩
hang杭航 hao好浩濠 he合和河禾荷菏贺赫鹤 hei黑 heng亨恒横衡 hong宏洪红虹 hou侯厚后
hu互呼壶湖祜胡葫虎鄠 hua划化华桦滑花骅 huai怀槐淮 huan桓环 huang凰晃湟潢煌皇黄 hui会回徽惠晖汇珲辉
hun浑 huo火获霍 ji冀即吉基技暨极济积稷级绩蓟集鸡 jia伽佳加嘉夹家架甲茄贾迦郏
jian剑尖建涧监碱简箭间 jiang姜将江疆绛 jiao交椒滘焦礁胶脚蕉蛟角郊 jie介揭界碣结节街解
jin晋津缙进金锦 jing井京净旌景泾竞精经荆镜靖静 jiu久九旧酒鸠 ju句居巨炬莒 juan鄄 jue觉 jun军君峻
ka卡喀 kai凯开 kan坎崁莰 kang康 kao考 ke克可岢柯科 ken垦 keng坑 kong崆空 kou口 ku库 kuan宽 kuang矿
kui奎葵 kun坤昆 la喇拉腊 lai崃来涞莱赉 lan兰岚栏榄澜蓝 lang廊朗浪琅蒗郎阆 lao佬崂老 le乐
lei勒垒类耒雷 leng冷棱楞 li丽傈利力历坜李栗梨沥溧澧犁理礼离立荔蠡醴里鲤黎 lian廉涟濂联莲连
liang两凉梁良 liao寮聊辽 lie列烈 lin临林蔺邻麟 ling令凌岭灵苓陵零 liu六柳流浏琉留 long陇隆龙
lou娄楼 lu卢庐泸渌潞炉碌禄芦路陆鲁鹿麓 lv吕旅绿 luan峦栾滦 lun仑伦轮 luo洛漯罗萝螺锣 lve略 ma玛马麻
mai迈麦 man曼满蔓 mang芒茫 mao毛茂茅 mei梅湄眉美 men们门 meng勐孟梦盟蒙 mi密弥汨米 mian冕勉棉渑绵
miao庙苗 min岷敏民闵闽 ming名明鸣 mo墨末模漠磨莫谟默 mou牟谋 mu仫木沐牡牧穆 na纳那 nai乃奈 nan南楠
nang囊 nao淖 ne讷 nei内 nen嫩 ni尼 nian年碾 niao鸟 nie聂 ning宁 niu牛 nong农浓 nu怒 nuan暖 nuo诺
ou瓯 pai排牌 pan攀潘番盘磐 pei沛 peng彭澎蓬 pi埤皮邳郫 pian偏 piao票 ping凭坪屏平萍 po坡泊鄱颇
pu仆圃普朴浦濮莆蒲谱 qi七企其启奇岐崎旗杞栖汽淇祁綦耆蕲起麒齐 qia恰 qian乾前千潜犍谦迁钱铅阡黔
qiang强羌 qiao巧桥硚谯 qie且 qin勤沁秦芩覃钦 qing庆晴清箐青 qiong琼芎邛 qiu丘坵球邱 qu区曲朐渠衢
quan全劝圈权泉荃 que确 rang壤让 rao饶 re热 ren仁任 ri日 rong容榕荣蓉融 rou柔 ru乳如汝 rui瑞芮
run润 ruo若 sa撒萨 sai塞赛 san三 sang桑 se色 sha沙莎 shan单善山杉汕鄯陕 shang上商尚 shao绍邵韶
she射歙涉畲社 shen伸审沈深申神莘 sheng升圣嵊生省胜 shi事什势十士始实市师施氏浉狮石示 shou寿手首
shu墅曙术树殊沭熟疏舒蜀 shuang双 shui水 shun顺 shuo朔硕 si四寺思斯泗 song嵩松淞 su僳宿肃苏
sui濉睢穗绥遂随 sun孙 suo索 ta塔它 tai台太态泰 tan坛坦滩潭郯 tang唐堂塘棠汤 tao桃洮陶 te特
teng滕腾藤 ti体提 tian填天田 tie铁 ting亭汀 tong同桐潼通铜 tou头投 tu吐图土徒涂突 tuan团 tun屯
tuo托拖脱陀 wa佤洼瓦 wai外 wan万宛湾 wang旺望汪王 wei为伟卫围圩委威尉尾巍微未渭潍维蔚魏
wen文汶温闻 weng瓮翁 wo卧斡沃 wu乌五伍务吴吾婺屋巫悟无梧武舞芜雾 xi习喜息昔汐浠淅溪稀细西锡隰
xia下厦夏峡辖霞 xian仙县咸献现线贤鲜 xiang乡厢向响湘相祥翔芗襄象镶项香 xiao孝小猇萧霄 xie谢
xin信心忻新辛 xing兴姓星杏荥行邢陉 xiong雄 xiu休修岫秀 xu叙徐溆盱许 xuan宣玄 xue学穴薛
xun寻循旬浔浚逊 ya亚崖涯牙琊雅鸭 yan偃兖堰岩延彦晏沿炎烟焉燕盐研砚郾鄢阎雁验 yang央扬杨洋漾羊阳
yao姚尧瑶耀药要遥 ye业冶叶掖邺野 yi一义仪伊依医夷宜峄弋彝易沂猗益眙翼谊邑驿黟 yin印引殷荫鄞银阴音
ying应盈英莺营蓥迎颍鹰 yong埇永涌邕雍 you友右尤攸油游犹邮酉
yu于余宇屿峪榆渝玉盂禹禺舆虞裕豫郁隅雨鱼 yuan元原员园垣沅源苑袁远院 yue岳月越 yun云匀筠蕴运郓郧
za杂 zai载 zan赞 zao枣造 ze则泽 zeng增 zha扎札柞闸 zhai寨 zhan沾湛站 zhang丈张彰樟漳章
zhao召招昭照肇诏赵 zhe柘浙 zhen圳振浈真贞镇 zheng征政正蒸郑 zhi峙志指枝植止沚治直织脂至芝芷陟
zhong中仲众忠钟 zhou周州洲舟 zhu主助柱株珠祝竹诸驻 zhuang壮庄 zhun准 zhuo卓涿
zi仔子孜梓淄滋秭紫自资 zong宗枞综 zou邹 zu族足 zui嘴 zun遵 zuo作左
`;

/**
 * Names that are not written by syllables, or whose characters are read in another way, without the ending of the region
 * but where another region would have the same name. The first spelling is the one that is shown: names of Mongolian, Tibetan and Uygur places as they are officially
 * romanised, those of Hong Kong, Macao and Taiwan as they are written there.
 */
const EXCEPTIONS: Readonly<Record<string, readonly string[]>> = {
  陕西: ["Shaanxi"],
  内蒙古: ["Inner Mongolia", "Nei Mongol"],
  西藏: ["Tibet", "Xizang"],
  香港: ["Hong Kong"],
  澳门: ["Macao", "Macau"],
  呼和浩特: ["Hohhot", "Huhehaote"],
  鄂尔多斯: ["Ordos"],
  呼伦贝尔: ["Hulunbuir", "Hulunbeier"],
  锡林郭勒: ["Xilingol"],
  阿拉善: ["Alxa"],
  哈尔滨: ["Harbin"],
  齐齐哈尔: ["Qiqihar"],
  乌鲁木齐: ["Urumqi", "Wulumuqi"],
  克拉玛依: ["Karamay"],
  吐鲁番: ["Turpan"],
  喀什: ["Kashgar", "Kashi"],
  拉萨: ["Lhasa"],
  六安: ["Lu'an"],
  巴彦淖尔: ["Bayannur", "Bayannaoer"],
  乌兰察布: ["Ulanqab", "Wulanchabu"],
  矿区: ["Kuangqu"],
  兴安盟: ["Hinggan", "Xing'an"],
  大兴安岭: ["Daxing'anling", "Da Hinggan Ling"],
  日喀则: ["Xigaze", "Rikaze"],
  昌都: ["Qamdo", "Changdu"],
  林芝: ["Nyingchi", "Linzhi"],
  那曲: ["Nagqu", "Naqu"],
  阿里: ["Ngari", "Ali"],
  甘孜: ["Garze", "Ganzi"],
  迪庆: ["Deqen", "Diqing"],
  果洛: ["Golog", "Guoluo"],
  博尔塔拉: ["Bortala", "Boertala"],
  巴音郭楞: ["Bayingolin", "Bayinguoleng"],
  阿克苏: ["Aksu", "Akesu"],
  克孜勒苏: ["Kizilsu", "Kezilesu"],
  和田: ["Hotan", "Hetian"],
  伊犁: ["Ili", "Yili"],
  阿勒泰: ["Altay", "Aletai"],
  香港岛: ["Hong Kong Island"],
  九龙: ["Kowloon", "Jiulong"],
  九龙县: ["Jiulong"],
  新界: ["New Territories"],
  澳门半岛: ["Macao Peninsula"],
  离岛: ["Islands"],
  台北: ["Taipei", "Taibei"],
  高雄: ["Kaohsiung", "Gaoxiong"],
  台中: ["Taichung", "Taizhong"],
  金门: ["Kinmen", "Jinmen"],
  基隆: ["Keelung", "Jilong"],
  新竹: ["Hsinchu", "Xinzhu"],
  嘉义: ["Chiayi", "Jiayi"],
  新北市: ["New Taipei", "Xinbei"],
  彰化: ["Changhua", "Zhanghua"],
  屏东: ["Pingtung", "Pingdong"],
  台东: ["Taitung", "Taidong"],
  花莲: ["Hualien", "Hualian"],
  六合: ["Luhe"],
  乐清: ["Yueqing"],
  铅山: ["Yanshan"],
  蔚: ["Yu"],
  尉犁: ["Yuli"],
  苏州工业园区: ["Suzhou Industrial Park"],
};

const readings = new Map<string, string>();

/** The syllable of a character; empty for one that no region has. */
function readingOf(character: string): string {
  if (readings.size === 0) {
    for (const [, syllable = "", characters = ""] of SYLLABLES.matchAll(/([a-z]+)(\P{ASCII}+)/gu))
      for (const each of characters) readings.set(each, syllable);
  }
  return readings.get(character) ?? "";
}

/** How a region's Chinese name is written in an English address, without 省, 市 or 区: 海淀 gives `Haidian`, 西安 `Xi'an`. */
export function englishSpellings(name: string): readonly string[] {
  return EXCEPTIONS[name] ?? [romanised(name)];
}

/** The spelling that is shown of a region's full name: Chengde for 承德县; empty where a character is unknown. */
export function shownSpelling(name: string): string {
  const [spelling = ""] = EXCEPTIONS[name] ?? englishSpellings(shortRegionName(name));
  return spelling;
}

/** The syllables as one word, with an apostrophe before a vowel within it; empty where a character is unknown. */
function romanised(name: string): string {
  const syllables = [...name].map(readingOf);
  if (syllables.includes("")) return "";
  const word = syllables.map((each, at) => (at > 0 && /^[aeo]/u.test(each) ? `'${each}` : each));
  const text = word.join("").replaceAll("v", "ü");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
