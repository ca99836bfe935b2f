/** The commonest surnames, which distinguish a name from a part of an address. */
const single =
  "王李张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗郑梁谢宋唐许韩邓冯曹彭曾肖萧田董潘袁蔡蒋余于杜叶程魏苏吕丁任卢姚沈钟姜崔谭陆范汪廖石金韦贾夏付傅方邹熊白孟秦邱侯江尹薛闫阎雷龙黎史陶贺毛段郝顾龚邵覃武钱戴严莫孔向常汤康易乔文庞樊殷施倪章鲁季俞齐梅裴卓葛冉耿柯骆应翁申戚祝关时卞甘柳左管舒娄凌阮童解柴匡牛聂焦祁纪伍华喻娟温欧路岳安洪辛尚童谷包游简";
const double = [
  "欧阳",
  "上官",
  "司马",
  "诸葛",
  "皇甫",
  "尉迟",
  "公孙",
  "慕容",
  "令狐",
  "司徒",
  "夏侯",
  "东方",
  "宇文",
  "长孙",
  "端木",
  "南宫",
];

/** Whether a word begins with one of the common surnames. */
export function hasSurname(word: string): boolean {
  return single.includes(word.slice(0, 1)) || double.includes(word.slice(0, 2));
}
