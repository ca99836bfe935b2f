import type { Contradiction, FileProblem, PictureFault } from "./faults.ts";
import type { DocumentFault } from "./read-file.ts";
import type { RecordFault } from "./records.ts";

type Words<Fault extends string> = Readonly<Partial<Record<Fault, string>>>;

/** What problems are called for readers of a file with Chinese headers; one without words is called by its English ones. */
export const CHINESE_FAULTS: Words<FileProblem["fault"]> = {
  "item-code-invalid": "须以字母开头，只含字母、数字和单个连字符",
  "pack-invalid": "不是包装规格：请写数量和单位，如 25g、2.5L 或 10×1mL",
  "price-invalid": "不是以元为单位的金额：请写 128 或 128.50",
  "price-too-large": "超过 10,000,000 元",
  "price-zero": "不能为 0：请留空，或设置询价",
  "count-invalid": "不是 0 至 999999999 的整数",
  "change-invalid": "不是库存的增减：请写 +20 或 -5",
  "grains-invalid": "不是 1 至 1000000 的整数麦粒",
  "flag-invalid": "须为 1 或 0、yes 或 no、是 或 否",
  "too-long": "太长",
  "unreadable-characters": "含有无法显示的字符",
  "spreadsheet-formula": "是电子表格的公式或其错误：请保存数值而不是公式",
  "path-too-deep": "有超过三级的分类",
  "path-gap": "有空的分类级别",
  "cas-number-invalid": "不是 CAS 号，或校验位有误",
  "ec-number-invalid": "不是 EINECS 号，或校验位有误",
  "mdl-number-invalid": "不是 MDL 号：请写 MFCD 和八位数字",
  "hazardous-number-invalid": "不是《危险化学品目录》的序号：请写 1 至 2828，不知道序号时写 是",
  "url-invalid": "不是网址：须以 https:// 开头",
  "un-number-invalid": "不是 UN 编号：请写四位数字",
  "formula-invalid": "不是分子式",
  "weight-invalid": "不是以 g/mol 为单位的分子量：请写 46.07",
  "smiles-invalid": "不是 SMILES",
  "signal-invalid": "须为 危险 或 警告",
  "pictogram-unknown": "有不在 GHS01 至 GHS09 之中的图标",
  "hazard-statement-invalid": "有不是危险性说明的代码：请写 H225; H319",
  "hazard-basis-invalid": "不是分类依据：请写 附件六、通报、供应商、推算 或 未分类",
  "picture-name-invalid": "不是同一文件夹中图片的文件名：请写 mug.svg; mug.jpg",
  "too-many-pictures": "超过六张图片",
  "attributes-invalid": "不是规格列表：请写 容量: 5L; 材质: 玻璃",
  "group-invalid": "不是客户组的名称：请写字母、数字、_ 和 -，最多 40 个",
  "percent-invalid": "不是优惠百分比：请写大于 0 且小于 100 的数，如 12.5",
  "batch-code-invalid": "不是批号：请写字母、数字和 . _ / # -，不含空格，最多 40 个",
  "day-invalid": "不是日期：请写 2026-11-21",
  "safety-level-invalid": "不是安全等级：请写 1 至 5，5 为低沸点",
  "months-invalid": "不是 1 至 240 的月数",
  "too-many-items": "超过 50 个产品",
  "id-invalid": "不是编号：请写文章或活动地址中的整数",
  "spectrum-kind-invalid": "不是图谱类型：请写 核磁、红外、液相 或 气相",
  "file-name-invalid": "不是同一文件夹中以 .pdf、.jdx、.dx 或 .jcamp 结尾的文件名",
  "peaks-invalid": "不是峰的列表：请写位置、0 至 1 的强度和标注，如 3350 0.7 O–H; 1050 1",
  "file-and-peaks": "已有文件时不能再写峰",
  "email-invalid": "不是邮箱地址",
  "mobile-invalid": "不是手机号码：请写十一位数字",
  "landline-invalid": "不是电话号码：请写 021-12345678 或 021-12345678-123",
  "postcode-invalid": "不是邮政编码：请写六位数字",
  "amount-invalid": "不是 0 至 100,000,000 元的金额：请写 1250 或 1250.50",
  "language-invalid": "不是语言：请写 zh 或 en",
  "no-balance": "属于期初余额，而本行没有期初余额",
  "period-without-credit": "是无信用的账期，而本行有信用额度",
  "signed-amount-invalid": "不是以元为单位的金额：请写 128、128.50 或 -128.50",
  "number-rounded": "是被电子表格四舍五入的数：请先把单元格设为文本再填写",
  "tracking-number-invalid": "不是快递单号：请写字母、数字和连字符，最多 40 个",
  "invoice-number-invalid": "不是发票号码：请写 8 至 32 位数字",
  "invoice-files-invalid": "不是同一文件夹中的文件名，每种格式最多一个：请写 a.pdf; a.ofd; a.xml",
  "invoice-method-invalid": "不是开票方式：请写 电子、全电 或 其他",
  "unit-invalid": "不是单位：请写几个字母，如 EA",
  "bulk-and-brand": "已设置大包装时不能再设置特殊品牌：一个产品只有其中一种",
  "level-differs": "与低沸点不符，低沸点的等级为 5",
  "promotion-without-price": "需要促销价",
  "classified-and-not": "与危险性说明矛盾：有危险性说明时请留空或填写其他依据",
  "retest-before-production": "早于生产日期",
  "group-and-customer": "已填写客户组时不能再填写客户：一行只用于其中之一",
  "item-and-pack": "已填写项目号时不能再填写产品编号：一行只用于其中之一",
  "discount-and-price": "已填写优惠百分比时不能再填写协议价：一行只有其中之一",
  "price-without-pack": "是一个包装的价格，而本行填写了项目号：请改填产品编号",
  "to-before-from": "早于起始日期",
  missing: "为空",
  "sales-price-above": "高于目录价",
  "preferential-not-lower": "不低于麦粒价",
  "names-do-not-match": "与中文列的条目和级别不对应",
};

const CHINESE_PICTURE_FAULTS: Words<PictureFault> = {
  "not-svg": "不是 UTF-8 的 SVG 图片",
  "too-large": "大于 50 kB",
  "not-an-image": "不是 PNG、JPEG 或 WebP 图片",
  "image-too-large": "大于 200 kB",
  "too-wide": "宽或高超过 2,000 像素",
  "no-size": "没有尺寸：请写 viewBox，或宽和高",
  "not-a-drawing": "含有线条、色块和文字以外的内容：不能有脚本、样式、图片或链接",
};

const CHINESE_DOCUMENT_FAULTS: Words<DocumentFault> = {
  "not-pdf": "不是 PDF 文件",
  "too-large": "大于 20 MB",
  axis: "不是这一类型的图谱：核磁须以 ppm 为单位，或以 Hz 为单位并有观测频率；红外须以 cm⁻¹ 为单位；色谱须以分或秒为单位",
  "jcamp-not-jcamp": "不是 JCAMP-DX 文件",
  "jcamp-no-data": "没有数据：既无 XYDATA、XYPOINTS、数据表，也无峰表",
  "jcamp-damaged": "已损坏：数据点与文件所述不符",
};

/** What is wrong with a row as a whole. */
export function chineseRecordFault(fault: RecordFault): string {
  switch (fault.kind) {
    case "encoding":
      return "本行有不属于文件编码的字节";
    case "quotes":
      return '引号位置有误：引号内的单元格中请写 ""';
    case "quote-not-closed":
      return "引号打开的单元格没有结束";
    case "cells":
      return `本行有 ${String(fault.count)} 个单元格，表头有 ${String(fault.wanted)} 个`;
  }
}

/** What is wrong with a text that `quoted` has in quotes. */
export function chineseContradiction(quoted: string, found: Contradiction): string | undefined {
  switch (found.kind) {
    case "no-name":
      return "为空，以上各行也没有产品名称";
    case "no-code":
      return "为空";
    case "new-item":
      return `${quoted} 是新产品，文件须有此列`;
    case "new-pack":
      return `${quoted} 是新包装，文件须有此列`;
    case "unknown-pack":
      return `${quoted} 不是本店的产品编号：新包装需要项目号和包装两列`;
    case "pack-twice":
      return `${quoted} 已在第 ${String(found.line)} 行，属于同一产品`;
    case "differs":
      return `${quoted} 与第 ${String(found.line)} 行起的同一产品不一致`;
    case "translated-otherwise":
      return `${quoted} 在第 ${String(found.line)} 行译为 "${found.as}"`;
    case "code-twice":
      return `${quoted} 已在第 ${String(found.line)} 行`;
    case "unknown-item":
      return `${quoted} 不是本店的产品`;
    case "unknown-product":
      return `${quoted} 不是本店的产品编号`;
    case "unknown-customer":
      return `${quoted} 不是客户账户的邮箱`;
    case "no-stock":
      return `${quoted} 增减的是本店没有的包装的库存`;
    case "more-than-there":
      return `${quoted} 超过现有库存 ${String(found.stock)}`;
    case "unknown-related":
      return `${quoted} 不是本店或文件中的产品，已略去这一推荐`;
    case "unknown-content":
      return `"${found.id}" 不是本店已有的编号`;
    case "unknown-batch":
      return `${quoted} 不是该产品的批号`;
    case "test-twice":
      return `${quoted} 已是本批的检验项目`;
    case "sku-elsewhere":
      return `${quoted} 是 ${found.of} 的产品编号`;
    case "one-picture":
      return `${quoted} 多于一张图片`;
    case "no-picture":
      return `${quoted} 不在文件所在的文件夹中`;
    case "picture": {
      const words = CHINESE_PICTURE_FAULTS[found.fault];
      return words && `${quoted} ${words}`;
    }
    case "new-account":
      return "为空，而这是新账户";
    case "waits":
      return `${quoted} 尚待客户激活`;
    case "mobile-taken":
      return `${quoted} 是 ${found.by} 的手机号码`;
    case "unknown-choice":
      return `${quoted} 未知，只能是 ${found.choices.join("、")}`;
    case "not-accepted":
      return `${quoted} 需要已通过的高校信息`;
    case "filed":
      return `${quoted} 不可用：该客户的高校信息待审核或已通过`;
    case "booked":
      return `${quoted} 与已入账的期初余额 ${found.amount} 元不同；请用 operator balance-add 更改余额`;
    case "no-region":
      return `${quoted} 没有省、市、区`;
    case "too-many-addresses":
      return `${quoted} 超过一个客户可有的地址数`;
    case "document": {
      const words = CHINESE_DOCUMENT_FAULTS[found.fault];
      return words && `${quoted} ${words}`;
    }
    case "structure":
      return `${quoted} 不是可以解析的 SMILES`;
    case "late":
      return `${quoted} 的结构未能及时读取，结构搜索找不到它`;
  }
}
