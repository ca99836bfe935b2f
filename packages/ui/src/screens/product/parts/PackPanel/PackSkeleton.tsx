import { TableSkeleton } from "../../../../components/Skeleton/TableSkeleton.tsx";

export function PackSkeleton({ rows = 3 }: { rows?: number }) {
  return (
    <TableSkeleton
      rows={rows}
      columns={[
        { width: "112px" },
        { width: "64px" },
        { width: "56px", isNumber: true },
        { width: "88px" },
        { width: "64px", isNumber: true },
        { width: "64px", isNumber: true },
        { width: "104px", isNumber: true },
      ]}
    />
  );
}
