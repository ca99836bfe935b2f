import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    lead: "高校客户首次下单时，请完善课题组信息。审核通过后按高校价格结算。",
    unfiled: "提交后由工作人员审核，审核通过前按普通价格结算。",
    accepted:
      "现按高校价格结算。修改学校、院系、导师或证明材料后须重新审核，审核期间按普通价格结算。",
    group: "课题组",
    proofs: "证明材料",
    fields: {
      university: "学校名称",
      department: "院系",
      teacher: "导师姓名",
      mobile: "手机号码",
      phone: "联系电话",
    },
    proofNeeded: "必须上传",
    proof: "学生证/校园卡、教师证/教工卡",
    proofUploaded: "学生证/校园卡、教师证/教工卡上传成功！",
    submit: "保存",
    submitting: "提交中...",
    saved: "高校科研信息更新成功！",
    messages: {
      "university-required": "请输入学校名称",
      "department-required": "请输入院系",
      "teacher-required": "请输入导师姓名",
      "mobile-required": "请输入手机号码",
      "phone-required": "请输入联系电话",
      "mobile-invalid": "请输入正确的手机号码，境外号码请带国家代码（如 +44 7700 900123）",
      "phone-invalid":
        "请输入11位手机号码、带区号的固定电话（如 021-55500000），或带国家代码的境外号码（如 +44 7700 900123）",
      "name-invalid": "请输入真实姓名",
      "document-required": "请上传该材料",
      "text-too-short": "内容过短，请填写完整",
      "text-too-long": "内容过长，请精简",
      "document-not-uploaded": "所选文件尚未上传",
    },
  },
  en: {
    lead: "For university customers, with the first order: tell us about your research group. University prices apply once it is accepted.",
    unfiled: "We review what you submit. Until it is accepted, ordinary prices apply.",
    accepted:
      " University prices apply. A change of university, department, supervisor or proof is reviewed again; until it is accepted, ordinary prices apply.",
    group: "Research group",
    proofs: "Proof",
    fields: {
      university: "University",
      department: "Department",
      teacher: "Supervisor",
      mobile: "Mobile",
      phone: "Telephone",
    },
    proofNeeded: "Required",
    proof: "Student or staff card",
    proofUploaded: "Student or staff card uploaded",
    submit: "Save",
    submitting: "Saving…",
    saved: "University details saved",
    messages: {
      "university-required": "Enter the university",
      "department-required": "Enter the department",
      "teacher-required": "Enter the supervisor",
      "mobile-required": "Enter the mobile number",
      "phone-required": "Enter the telephone number",
      "mobile-invalid":
        "Enter 11 digits, or a number abroad with its country code (+44 7700 900123)",
      "phone-invalid":
        "Enter a mobile of 11 digits, a landline with its area code (021-55500000), or a number abroad with its country code (+44 7700 900123)",
      "name-invalid": "Enter the full name",
      "document-required": "Upload this document",
      "text-too-short": "This is too short. Please enter all of it.",
      "text-too-long": "This is too long",
      "document-not-uploaded": "The chosen file is not uploaded yet.",
    },
  },
});
