import { page } from "../../../page.ts";
import { departments } from "./DepartmentList.screen.ts";

export const departmentsPage = page(departments, {
  firstCalls: async () => {
    const { contentListCalls } = await import("../parts/ContentList/first-calls.ts");
    return (_, query) => contentListCalls("department", query);
  },
  load: async () => (await import("./DepartmentList.tsx")).DepartmentList,
});
