import { type LimitNode, SqliteQueryCompiler, ValueNode } from "kysely";

/**
 * Writes statements that SQLite plans once, when they are prepared. With a bare parameter as a limit, or in an equation that no index
 * answers, it plans a statement again each time that it runs, to see whether the value changes the plan, which takes longer than most
 * statements take: better-sqlite3 clears the parameters after each run, and SQLite takes this for new values. So a limit is written as a
 * number, and a text, which changes no plan here, as an expression. Other values stay as they are: 0 and 1 do change plans.
 */
export class PlannedOnceCompiler extends SqliteQueryCompiler {
  protected override appendValue(value: unknown): void {
    if (typeof value === "string") this.append("+");
    super.appendValue(value);
  }

  protected override visitLimit(node: LimitNode): void {
    if (!ValueNode.is(node.limit)) return super.visitLimit(node);
    this.append("limit ");
    this.appendImmediateValue(node.limit.value);
  }
}
