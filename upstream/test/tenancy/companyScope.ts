/** A node of PostgreSQL's syntax tree as libpg_query returns it: an object with its kind as only key, or its fields. */
export type Tree = { readonly [key: string]: unknown };

export type Source = {
  alias: string;
  /** The company column; undefined for a source without company. */
  column: string | undefined;
  /** Whether a condition must restrict the source to a company. */
  isTable: boolean;
  isHeld: boolean;
};

export type Scope = { sources: Source[]; parent?: Scope; queries: ReadonlyMap<string, boolean> };

/** A condition of WHERE or ON. A condition of LEFT JOIN does not restrict the left side. */
export type Condition = { tree: unknown; narrows(source: Source): boolean };

export function fieldsOf(tree: unknown, kind: string): Tree | undefined {
  return (tree as Tree | undefined)?.[kind] as Tree | undefined;
}

export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

const textOf = (tree: unknown) => String(fieldsOf(tree, "String")?.sval ?? "");

/** The source to which this company column belongs. */
export function companyOf(tree: unknown, scope: Scope | undefined): Source | undefined {
  const names = listOf(fieldsOf(tree, "ColumnRef")?.fields).map(textOf);
  const column = names.at(-1);
  const alias = names.at(-2);
  for (let at = scope; at && column; at = at.parent) {
    const found = at.sources.filter((source) => source.column === column && (!alias || source.alias === alias));
    if (found[0]) return found[0];
    if (alias && at.sources.some((source) => source.alias === alias)) return undefined;
  }
  return undefined;
}

/** True if the expression has neither a column nor a subquery, so its value comes from the caller. */
export function isGiven(tree: unknown): boolean {
  if (Array.isArray(tree)) return tree.every(isGiven);
  if (typeof tree !== "object" || tree === null) return true;
  return Object.entries(tree).every(([key, value]) => key !== "ColumnRef" && key !== "SubLink" && isGiven(value));
}

/** True for the company of a unique key: `(select company_id from unique_key where kind = $1 and key = $2)`. */
export function isOfKey(tree: unknown): boolean {
  const link = fieldsOf(tree, "SubLink");
  const query = fieldsOf(link?.subselect, "SelectStmt");
  if (link?.subLinkType !== "EXPR_SUBLINK" || !query) return false;
  const [table, ...others] = listOf(query.fromClause).map((item) => fieldsOf(item, "RangeVar")?.relname);
  const selected = listOf(query.targetList).map((target) => columnOf(fieldsOf(target, "ResTarget")?.val));
  const given = allOf({ tree: query.whereClause, narrows: () => true })
    .flatMap((condition) => equalsOf(condition.tree))
    .filter(([, value]) => isGiven(value))
    .map(([column]) => columnOf(column));
  const isKey = table === "unique_key" && others.length === 0;
  return isKey && selected.join() === "company_id" && ["kind", "key"].every((column) => given.includes(column));
}

const columnOf = (tree: unknown) => textOf(listOf(fieldsOf(tree, "ColumnRef")?.fields).at(-1));

export function allOf({ tree, narrows }: Condition): Condition[] {
  const both = fieldsOf(tree, "BoolExpr");
  if (both?.boolop !== "AND_EXPR") return [{ tree, narrows }];
  return listOf(both.args).flatMap((each) => allOf({ tree: each, narrows }));
}

/** The pairs that must be equal. Rows are compared value by value. */
export function equalsOf(tree: unknown): [unknown, unknown][] {
  const expression = fieldsOf(tree, "A_Expr");
  const isEqual = listOf(expression?.name).map(textOf).join() === "=";
  if (!expression || !isEqual) return [];
  const { kind, lexpr, rexpr } = expression;
  if (kind === "AEXPR_OP_ANY" || kind === "AEXPR_IN") return [[lexpr, rexpr]];
  const [left, right] = [fieldsOf(lexpr, "RowExpr"), fieldsOf(rexpr, "RowExpr")].map((row) => listOf(row?.args));
  if (left?.length && right?.length) return left.map((each, index) => [each, right[index]]);
  return kind === "AEXPR_OP" ? [[lexpr, rexpr]] : [];
}
