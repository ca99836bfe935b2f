import { expect, it } from "vitest";
import { exportedImports } from "./imports.ts";

const path = "./packages/ui/src/components/Table/Table.stories.tsx";
const source = `import { fn } from "storybook/test";
import { OrderHead } from "../../blocks/OrderHead/OrderHead.tsx";
import { Badge, type BadgeKind } from "../Badge/Badge.tsx";
import {
  Cell,
  Table,
} from "./Table.tsx";
`;

it("imports each component from the path that the package exports, and leaves other packages alone", () => {
  const statements = `import {
  Badge,
  Cell,
  OrderHead,
  Table,
} from '@reagent/ui';
import { fn } from 'storybook/test';`;
  expect(exportedImports({ path, import: statements }, source).split("\n")).toEqual([
    `import { Badge } from "@reagent/ui/components/Badge/Badge";`,
    `import { Cell, Table } from "@reagent/ui/components/Table/Table";`,
    `import { fn } from 'storybook/test';`,
  ]);
});

it("is empty for a component without statements", () => {
  expect(exportedImports({ path }, source)).toBe("");
});
