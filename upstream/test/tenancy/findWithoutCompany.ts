import { parseSync } from "libpg-query";
import {
  allOf,
  type Condition,
  companyOf,
  equalsOf,
  fieldsOf,
  isGiven,
  isOfKey,
  listOf,
  type Scope,
  type Source,
  type Tree,
} from "./companyScope.ts";

export type CompanyColumns = ReadonlyMap<string, string>;

/** Names the companies' tables that a statement does not restrict to a company. */
export function findWithoutCompany(text: string, columns: CompanyColumns): string[] {
  const found = new Set<string>();
  for (const statement of listOf(parseSync(text).stmts)) new Check(columns, found).check((statement as Tree).stmt);
  return [...found];
}

/** A table is restricted if its company column, or that of a table joined by it, is compared with a caller's value. */
class Check {
  readonly #columns: CompanyColumns;
  readonly #found: Set<string>;
  readonly #checked = new Set<unknown>();

  constructor(columns: CompanyColumns, found: Set<string>) {
    this.#columns = columns;
    this.#found = found;
  }

  /** Whether all rows of the query belong to a given company. */
  check(tree: unknown, parent?: Scope): boolean {
    if (typeof tree !== "object" || tree === null || this.#checked.has(tree)) return true;
    const cursor = fieldsOf(tree, "DeclareCursorStmt") ?? fieldsOf(tree, "ExplainStmt");
    if (cursor) return this.check(cursor.query, parent);
    for (const kind of ["SelectStmt", "InsertStmt", "UpdateStmt", "DeleteStmt"]) {
      const statement = fieldsOf(tree, kind);
      if (statement) return this.#checkStatement(kind, statement, parent);
    }
    return true;
  }

  #checkStatement(kind: string, statement: Tree, parent?: Scope): boolean {
    this.#checked.add(statement);
    const queries = this.#queriesOf(statement, parent);
    if (statement.larg && statement.rarg) {
      const around = { sources: [], queries, ...(parent && { parent }) };
      const parts = [statement.larg, statement.rarg].map((part) => this.check({ SelectStmt: part }, around));
      return parts.every(Boolean);
    }
    const scope: Scope = { sources: [], queries, ...(parent && { parent }) };
    const conditions: Condition[] = [];
    if (kind === "UpdateStmt" || kind === "DeleteStmt")
      this.#addSource({ RangeVar: statement.relation }, scope, conditions);
    for (const item of [...listOf(statement.fromClause), ...listOf(statement.usingClause)])
      this.#addSource(item, scope, conditions);
    conditions.push({ tree: statement.whereClause, narrows: () => true });
    this.#hold(scope, conditions.flatMap(allOf));
    this.#checkInside(statement, scope);
    const tables = scope.sources.filter(({ isTable }) => isTable);
    for (const { alias } of tables.filter(({ isHeld }) => !isHeld)) this.#found.add(alias);
    if (kind === "InsertStmt" || scope.sources.length === 0) return true;
    return tables.every(({ isHeld }) => isHeld) && scope.sources.some(({ isHeld }) => isHeld);
  }

  #queriesOf(statement: Tree, parent?: Scope): Map<string, boolean> {
    const queries = new Map(parent?.queries);
    for (const item of listOf((statement.withClause as Tree | undefined)?.ctes)) {
      const query = fieldsOf(item, "CommonTableExpr");
      if (!query) continue;
      queries.set(String(query.ctename), true);
      const around = { sources: [], queries, ...(parent && { parent }) };
      queries.set(String(query.ctename), this.check(query.ctequery, around));
    }
    return queries;
  }

  #addSource(tree: unknown, scope: Scope, conditions: Condition[]): Source[] {
    const join = fieldsOf(tree, "JoinExpr");
    if (join) return this.#addJoin(join, scope, conditions);
    const source = this.#sourceOf(tree, scope);
    scope.sources.push(source);
    return [source];
  }

  #addJoin(join: Tree, scope: Scope, conditions: Condition[]): Source[] {
    const left = this.#addSource(join.larg, scope, conditions);
    const right = this.#addSource(join.rarg, scope, conditions);
    const narrows = join.jointype === "JOIN_LEFT" ? (source: Source) => !left.includes(source) : () => true;
    conditions.push({ tree: join.quals, narrows });
    const using = listOf(join.usingClause).map((name) => fieldsOf(name, "String")?.sval);
    if (using.includes("company_id")) {
      const column = (alias: string) => ({
        ColumnRef: { fields: [{ String: { sval: alias } }, { String: { sval: "company_id" } }] },
      });
      for (const one of left)
        for (const other of right) {
          const tree = {
            A_Expr: {
              kind: "AEXPR_OP",
              name: [{ String: { sval: "=" } }],
              lexpr: column(one.alias),
              rexpr: column(other.alias),
            },
          };
          conditions.push({ tree, narrows });
        }
    }
    return [...left, ...right];
  }

  #sourceOf(tree: unknown, scope: Scope): Source {
    const [kind = "", fields = {}] = Object.entries(tree as Tree)[0] as [string, Tree];
    const alias = String((fields.alias as Tree | undefined)?.aliasname ?? fields.relname ?? "");
    if (kind === "RangeVar" && !fields.schemaname) {
      const query = scope.queries.get(String(fields.relname));
      if (query !== undefined) return { alias, column: "company_id", isTable: false, isHeld: query };
      const column = this.#columns.get(String(fields.relname));
      return { alias, column, isTable: column !== undefined, isHeld: false };
    }
    if (kind === "RangeSubselect" && !fields.lateral)
      return {
        alias,
        column: "company_id",
        isTable: false,
        isHeld: this.check(
          fields.subquery,
          scope.parent ? { ...scope.parent, queries: scope.queries } : { sources: [], queries: scope.queries },
        ),
      };
    return { alias, column: "company_id", isTable: false, isHeld: kind === "RangeFunction" };
  }

  /** Marks sources as restricted to a company, until no condition restricts another source. */
  #hold(scope: Scope, conditions: Condition[]): void {
    const own = new Set(scope.sources);
    const hold = (source: Source | undefined, { narrows }: Condition) => {
      if (!source || source.isHeld || !own.has(source) || !narrows(source)) return false;
      source.isHeld = true;
      return true;
    };
    for (let hasChanged = true; hasChanged; ) {
      hasChanged = false;
      for (const condition of conditions)
        for (const [left, right] of [...equalsOf(condition.tree), ...this.#inQuery(condition.tree, scope)]) {
          const [one, other] = [companyOf(left, scope), companyOf(right, scope)];
          if ((isGiven(right) || isOfKey(right) || other?.isHeld) && hold(one, condition)) hasChanged = true;
          if ((isGiven(left) || isOfKey(left) || one?.isHeld) && hold(other, condition)) hasChanged = true;
        }
    }
  }

  /** Reads `(company_id, id) in (select …)` if the query's rows belong to a given company. */
  #inQuery(tree: unknown, scope: Scope): [unknown, unknown][] {
    const link = fieldsOf(tree, "SubLink");
    if (link?.subLinkType !== "ANY_SUBLINK") return [];
    const row = fieldsOf(link.testexpr, "RowExpr");
    const isHeld = this.#checked.has(link) ? false : this.check(link.subselect, scope);
    this.#checked.add(link);
    return isHeld ? (row ? listOf(row.args) : [link.testexpr]).map((each) => [each, {}]) : [];
  }

  /** Checks subqueries in expressions. A subquery sees the sources around it. */
  #checkInside(tree: unknown, scope: Scope): void {
    if (Array.isArray(tree)) for (const each of tree) this.#checkInside(each, scope);
    if (typeof tree !== "object" || tree === null || Array.isArray(tree)) return;
    for (const [key, value] of Object.entries(tree)) {
      if (key === "withClause" || key === "larg" || key === "rarg") {
        if (key !== "withClause") this.#checkInside(value, scope);
        continue;
      }
      if (/^(Select|Insert|Update|Delete)Stmt$/.test(key)) this.check({ [key]: value }, scope);
      else this.#checkInside(value, scope);
    }
  }
}
