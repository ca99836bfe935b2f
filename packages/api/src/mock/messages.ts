/** The server's messages of refusals. */
export const messages = {
  notLoggedIn: {
    zh: "您还未登录，请先登录再尝试",
    en: "You are not logged in. Please log in and try again.",
  },
  productMissing: {
    zh: "没有找到该产品，请检查货号，或联系客服。",
    en: "This product was not found. Please check the code, or ask our service.",
  },
  categoryMissing: { zh: "没有找到该分类。", en: "This category was not found." },
  productLineMissing: { zh: "没有找到该产品线。", en: "This product line was not found." },
  addressMissing: { zh: "没有找到该收货地址。", en: "This delivery address was not found." },
  orderMissing: { zh: "没有找到该订单。", en: "This order was not found." },
  articleMissing: { zh: "没有找到这篇文章。", en: "This article was not found." },
  notUniversity: {
    zh: "高校科研信息仅供高校客户填写。",
    en: "Only customers of universities fill in university information.",
  },
  emailTaken: {
    zh: "该邮箱已注册，请输入新的邮箱",
    en: "This e-mail address is already registered. Please enter a new one.",
  },
  mobileTaken: {
    zh: "该手机号已注册，请输入新的手机号",
    en: "This mobile number is already registered. Please enter a new one.",
  },
  nothingOwed: { zh: "没有需要归还的信用余额。", en: "There is no credit to repay." },
  termsMissing: { zh: "没有找到这份条款。", en: "These terms were not found." },
  activityMissing: { zh: "没有找到这个活动。", en: "This activity was not found." },
  loginRefused: {
    zh: "邮箱或密码不正确",
    en: "The e-mail address or the password is wrong",
  },
  emailInvalid: {
    zh: "请输入正确的邮箱地址",
    en: "Please enter a valid e-mail address",
  },
  linkUsed: {
    zh: "该链接已使用过，请重新申请。",
    en: "This link has been used already. Please ask for a new one.",
  },
  linkExpired: {
    zh: "该链接已过期，请重新申请。",
    en: "This link is no longer valid. Please ask for a new one.",
  },
  passwordShort: {
    zh: "密码须为 6–16 个字符。",
    en: "The password needs 6 to 16 characters.",
  },
  offTheShelf: {
    zh: "该产品已下架",
    en: "This product has been taken off the shelf",
  },
  certificateMissing: {
    zh: "未找到该批号的质检报告",
    en: "There is no certificate of analysis for this batch",
  },
  specificationMissing: {
    zh: "该产品暂无规格文件",
    en: "There is no specification of this product yet",
  },
  safetyDataSheetMissing: {
    zh: "未找到安全技术说明书",
    en: "There is no safety data sheet",
  },
  spectraMissing: {
    zh: "未找到该批号的图谱",
    en: "There are no spectra for this batch",
  },
  busyLater: {
    zh: "系统繁忙，请稍后再试",
    en: "The shop is busy; please try again later",
  },
  busy: {
    zh: "系统繁忙",
    en: "The shop is busy",
  },
  failed: {
    zh: "系统出错，请稍后再试。",
    en: "Something went wrong; please try again later.",
  },
  packNotSold: {
    zh: "该包装暂停销售",
    en: "This pack is not sold for the time being",
  },
  onePackNotSold: {
    zh: "其中一个包装暂停销售",
    en: "One of these packs is not sold for the time being",
  },
  codeUnknown: {
    zh: "货号不存在，请核对后重试",
    en: "There is no such item code. Check it and try again.",
  },
  quantityTooLarge: {
    zh: "购物车中该商品的数量不能超过 9999",
    en: "The cart holds at most 9999 of this item",
  },
  notSold: {
    zh: "该产品暂停销售",
    en: "This product is not sold for the time being",
  },
  outOfStock: {
    zh: "库存不足",
    en: "There are not enough of them in stock",
  },
  quantityInvalid: {
    zh: "数量必须是 1 到 9999 之间的整数。",
    en: "The quantity must be a whole number from 1 to 9999.",
  },
  couponMissing: {
    zh: "没有找到该抵扣券。",
    en: "This coupon was not found.",
  },
  couponOver: {
    zh: "该抵扣券已使用、已失效或不在有效期内，请重新选择。",
    en: "This coupon was used, has expired or cannot be used yet. Please choose again.",
  },
  nothingToOrder: {
    zh: "购物车中没有可下单的商品。",
    en: "Nothing in the cart can be ordered.",
  },
  couponUnusable: {
    zh: "该抵扣券不可用。",
    en: "This coupon cannot be used.",
  },
  orderReviewed: {
    zh: "订单已审核，无法取消。",
    en: "The order has been reviewed and cannot be cancelled.",
  },
  cartFull: {
    zh: "购物车已满。",
    en: "The cart is full.",
  },
  invoiceNotIssued: {
    zh: "发票尚未开具。",
    en: "The invoice has not been issued yet.",
  },
  prepayShort: {
    zh: "对不起您的预付款余额不够，请选择其他支付方式！",
    en: "Your balance is too low. Please choose another way to pay.",
  },
  notPayable: {
    zh: "该订单不能支付。",
    en: "This order cannot be paid.",
  },
  notPaidYet: {
    zh: "暂未收到您的付款。",
    en: "Your payment is not here yet.",
  },
  noOnlinePayment: {
    zh: "暂不支持在线支付，请选择其他支付方式。",
    en: "Paying online is not offered yet. Please choose another way.",
  },
  balanceTooLow: {
    zh: "对不起您的预付款余额不够！",
    en: "Your balance is too low.",
  },
  invoiceUnconfirmed: {
    zh: "请确认开票信息！",
    en: "Please confirm the invoice information.",
  },
  invoiceLocked: {
    zh: "开票信息提交后不能修改，如需变更请联系客服。",
    en: "Invoice information cannot be changed once it was submitted. Please ask our service.",
  },
  notUpgradable: {
    zh: "当前开票类型不能升级为全电发票。",
    en: "This type of invoice cannot be upgraded to an all-electronic one.",
  },
  fieldsMissing: {
    zh: "您有必填项未填,请填完后再确认！",
    en: "Something required is missing. Please fill it in first.",
  },
  filingLocked: {
    zh: "易制爆信息提交后不能修改，如需变更请联系客服。",
    en: "What was filed cannot be changed any more. Please ask our service.",
  },
  fileUnlikeName: {
    zh: "文件内容与扩展名不符，请检查后重新选择。",
    en: "The content of the file is not what its name says. Please choose another.",
  },
  documentMissing: {
    zh: "没有这份文件。",
    en: "There is no such document.",
  },
  tooManyAddresses: {
    zh: "最多保存 100 个收货地址。",
    en: "At most 100 delivery addresses can be kept.",
  },
  addressInvalid: {
    zh: "地址信息不完整或不正确",
    en: "The address is incomplete or wrong",
  },
  defaultAddressKept: {
    zh: "默认地址不能删除",
    en: "The default address cannot be deleted",
  },
  profileInvalid: {
    zh: "请检查后再提交。",
    en: "Please check it before you send it.",
  },
  mobileInUse: {
    zh: "该手机号码已被使用",
    en: "This mobile number belongs to another account",
  },
  changedByService: {
    zh: "只能通过客服修改。",
    en: "Our service alone can change this.",
  },
  passwordWrong: {
    zh: "旧密码不正确，请重新输入。",
    en: "The old password is wrong. Please try again.",
  },
  registrationInvalid: {
    zh: "请填写必填信息，并检查填写是否有误！",
    en: "Please fill in what is required, and check the rest.",
  },
} as const;
