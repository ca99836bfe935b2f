import { TableBones } from "../../../components/Skeleton/TableBones.tsx";

/** The shape of a pack table. Put it into `Loading`. */
export function PackBones({ rows = 3 }: { rows?: number }) {
  return (
    <TableBones
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
