import type { Copy } from "../../../language/language.tsx";

interface Words {
  title: string;
  lead: string;
  group: string;
  proofs: string;
  fields: Readonly<Record<"university" | "department" | "teacher" | "mobile" | "phone", string>>;
  proof: string;
  proofUploaded: string;
  submit: string;
  submitting: string;
  saved: string;
  messages: Readonly<Record<string, string>>;
}

export const copy: Copy<Words> = {
  zh: {
    title: "高校科研信息",
    lead: "高校客户首次下单时，请完善课题组信息。",
    group: "课题组",
    proofs: "证明材料",
    fields: {
      university: "学校名称",
      department: "院系",
      teacher: "导师姓名",
      mobile: "手机号码",
      phone: "联系电话",
    },
    proof: "学生证/校园卡、教师证/教工卡",
    proofUploaded: "上传成功！",
    submit: "保存",
    submitting: "提交中...",
    saved: "高校科研信息更新成功！",
    messages: {
      "university-required": "请输入学校名称",
      "department-required": "请输入院系",
      "teacher-required": "请输入导师姓名",
      "mobile-required": "请输入手机号码",
      "phone-required": "请输入联系电话",
      "text-too-long": "内容过长，请精简",
      "document-not-uploaded": "所选文件尚未上传，请先上传",
    },
  },
  en: {
    title: "University details",
    lead: "For customers of universities, with the first order: tell us about your research group.",
    group: "Research group",
    proofs: "Proof",
    fields: {
      university: "University",
      department: "Department",
      teacher: "Supervisor",
      mobile: "Mobile",
      phone: "Telephone",
    },
    proof: "Student or staff card",
    proofUploaded: "Uploaded",
    submit: "Save",
    submitting: "Saving…",
    saved: "University details saved",
    messages: {
      "university-required": "Enter the university",
      "department-required": "Enter the department",
      "teacher-required": "Enter the supervisor",
      "mobile-required": "Enter the mobile number",
      "phone-required": "Enter the telephone number",
      "text-too-long": "This is too long",
      "document-not-uploaded": "The chosen file is not uploaded yet. Please upload it first.",
    },
  },
};
