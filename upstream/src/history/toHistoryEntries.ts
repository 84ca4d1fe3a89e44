import type { Kysely, Selectable } from "kysely";
import type { components } from "../__generated__/contract.ts";
import type { StoredChange, StoredValue } from "../database/historyTables.ts";
import type { Tables } from "../database/tables.ts";
import type { Language } from "../i18n/language.ts";
import { productTitle } from "../product/catalogue/productTitle.ts";
import type { ItemRow } from "./batchItems.ts";
import { loadNames, type NamedKind, type Names } from "./loadNames.ts";

type Row = Selectable<Tables["history"]> & { items: ItemRow[] };
type Entry = components["schemas"]["HistoryEntry"];
type Change = components["schemas"]["HistoryChange"];

const references: Partial<Record<Change["field"], NamedKind | "product">> = {
  installer: "user",
  folder: "folder",
  measuredBy: "user",
  product: "product",
  program: "program",
};

type Context = {
  names: Names;
  titles: Map<string, string>;
  values: Map<string, string>;
};

export async function toHistoryEntries(
  db: Kysely<Tables>,
  companyId: string,
  rows: Row[],
  language: Language,
): Promise<Entry[]> {
  const context = {
    names: await loadNames(db, companyId, idsOf(rows)),
    titles: await loadProductTitles(db, rows, language),
    values: await loadValues(db, companyId, rows),
  };
  return rows.map((row) => toEntry(row, context));
}

function toEntry(row: Row, context: Context): Entry {
  const { names, titles } = context;
  const person = (kind: NamedKind, id: string | null) => (id === null ? null : { id, name: names(kind, id).name });
  const { measurement_id: measurementId, product_id: productId, step_label: stepLabel } = row;
  return {
    sequence: row.sequence,
    at: row.at.toISOString(),
    action: row.action,
    actor: { kind: row.actor_kind, id: row.actor_id, name: row.actor_id && names(actorOf(row), row.actor_id).name },
    via: row.via,
    ...toPlaces(row, names),
    user: person("user", row.user_id),
    template: person("template", row.template_id),
    product:
      measurementId === null || productId === null
        ? null
        : { measurementId, productId, title: titles.get(productId) ?? null, stepLabel },
    changes: row.changes.map((change, place) => toChange(change, `${row.sequence} ${place}`, context)),
    items: row.items.map((item) => toPlaces(item, names)),
  };
}

function toPlaces(row: ItemRow, names: Names) {
  const thing = (kind: NamedKind, id: string | null) => {
    if (id === null) return null;
    const { name: title, removed } = names(kind, id);
    return { id, title, removed };
  };
  return {
    project: thing("project", row.project_id),
    folder: thing("folder", row.folder_id),
    installation: thing("installation", row.installation_id),
    certificate: row.certificate === null ? null : { number: row.certificate },
  };
}

function toChange({ field, step, ...stored }: StoredChange, key: string, { names, titles, values }: Context): Change {
  const read = (side: "from" | "to") =>
    isHidden(stored[side]) ? (values.get(`${key} ${side}`) ?? null) : (stored[side] as string | null);
  const [from, to] = [read("from"), read("to")];
  const isErased = (isHidden(stored.from) && from === null) || (isHidden(stored.to) && to === null);
  const kind = references[field];
  const titleOf = (id: string | null) => id && kind && (kind === "product" ? titles.get(id) : names(kind, id).name);
  return {
    field,
    step,
    from,
    to,
    ...(kind && { fromTitle: titleOf(from) ?? null, toTitle: titleOf(to) ?? null }),
    ...(isErased && { erased: true }),
  };
}

const actorOf = ({ actor_kind }: Row): NamedKind => (actor_kind === "PROGRAM" ? "program" : "user");

const isHidden = (value: StoredValue) => typeof value === "object" && value !== null;

function idsOf(rows: Row[]): Record<NamedKind, Set<string>> {
  const ids: Record<NamedKind, Set<string>> = {
    project: new Set(),
    folder: new Set(),
    installation: new Set(),
    template: new Set(),
    user: new Set(),
    program: new Set(),
  };
  const add = (kind: NamedKind, id: StoredValue) => typeof id === "string" && ids[kind].add(id);
  for (const row of rows.flatMap((row) => [row, ...row.items])) {
    add("project", row.project_id);
    add("folder", row.folder_id);
    add("installation", row.installation_id);
  }
  for (const row of rows) {
    add("template", row.template_id);
    add("user", row.user_id);
    add(actorOf(row), row.actor_id);
    for (const { field, from, to } of row.changes) {
      const kind = references[field];
      if (kind && kind !== "product") for (const id of [from, to]) add(kind, id);
    }
  }
  return ids;
}

/** Runs its queries even without ids, so that every page costs the same number of statements. */
async function loadProductTitles(db: Kysely<Tables>, rows: Row[], language: Language): Promise<Map<string, string>> {
  const told = rows.flatMap(({ changes }) =>
    changes.flatMap(({ field, from, to }) => (field === "product" ? [from, to] : [])),
  );
  const now = rows.flatMap(({ product_id }) => product_id ?? []);
  const ids = new Set(["", ...now, ...told.filter((id) => typeof id === "string")]);
  const found = await db
    .selectFrom("product")
    .select(["id", "name", "variant"])
    .where("id", "in", [...ids])
    .execute();
  return new Map(found.map((product) => [product.id, productTitle(product, language)]));
}

async function loadValues(db: Kysely<Tables>, companyId: string, rows: Row[]): Promise<Map<string, string>> {
  const found = await db
    .selectFrom("history_value")
    .select(["sequence", "change", "side", "value"])
    .where("company_id", "=", companyId)
    .where("sequence", "in", [0, ...rows.map(({ sequence }) => sequence)])
    .execute();
  return new Map(found.map(({ sequence, change, side, value }) => [`${sequence} ${change} ${side}`, value]));
}
