import { sql } from "kysely";
import type { components } from "../__generated__/contract.ts";
import { createKeyset, filterOf, type OrderColumn } from "../database/keyset.ts";
import type { Call, Handler } from "../http/operation.ts";
import { alphabetOf, knownLanguage } from "../i18n/language.ts";
import { findCertificates } from "./findCertificates.ts";
import type { CertificateSnapshot } from "./pdf/certificateSnapshot.ts";
import { toCertificates } from "./toCertificates.ts";

type Row = components["schemas"]["RegisteredCertificate"];
type Query = Call<"listCertificates">["query"];

export const listCertificates: Handler<"listCertificates"> = async (call) => {
  const { db, viewer, query } = call;
  const found = findCertificates(db, viewer.companyId, query);
  const page = createKeyset(...orderOf(viewer.companyId, query)).pageOf(query);
  // Selects the page's ids first, so that printed contents are read only for this page.
  const { rows, meta } = page.toPage(await page.select(found.select("certificate.id")).execute());
  const ids = rows.map(({ id }) => id);
  const data = await loadRegistered(call, ids);
  const { count } = await found.select(sql<number>`count(*)::int`.as("count")).executeTakeFirstOrThrow();
  return { status: 200, body: { data, meta: { count, ...meta } } };
};

const columns: Record<string, OrderColumn> = {
  activationDate: { expression: sql`certificate.activation_date`, type: "instant" },
  validUntil: { expression: sql`certificate.valid_until`, type: "text" },
  number: { expression: sql`certificate.number`, type: "text" },
};

/** Certificates with equal sort values are ordered by number. */
function orderOf(companyId: string, query: Query): Parameters<typeof createKeyset> {
  const { sort = "-activationDate", language } = query;
  const isDescending = sort.startsWith("-");
  const key = sort.replace("-", "");
  const customer = { expression: sql`certificate.customer collate ${alphabetOf(language)}`, type: "text" } as const;
  const wanted = key === "customer" ? customer : columns[key];
  const order = [wanted, ...(key === "number" ? [] : [columns.number])];
  const alphabet = key === "customer" && knownLanguage(language);
  const keys = order.flatMap((column) => (column ? { ...column, isDescending } : []));
  return [keys, ["certificates", companyId, alphabet, ...filterOf(query)]];
}

/** Returns the rows in the order of `ids`. */
export async function loadRegistered(
  call: Pick<Call<"listCertificates">, "db" | "storage" | "config" | "viewer">,
  ids: string[],
): Promise<Row[]> {
  const { companyId } = call.viewer;
  if (ids.length === 0) return [];
  const certificates = await toCertificates(call, companyId, ids);
  const places = await call.db
    .selectFrom("certificate")
    .innerJoin("project", (join) =>
      join
        .onRef("project.company_id", "=", "certificate.company_id")
        .onRef("project.id", "=", "certificate.project_id"),
    )
    .select(["certificate.id", "certificate.project_id", "project.archived"])
    .select(sql<CertificateSnapshot["project"]>`snapshot->'project'`.as("printed"))
    .where("certificate.company_id", "=", companyId)
    .where("certificate.id", "in", ids)
    .execute();
  const rows = certificates.flatMap((certificate): Row[] =>
    places
      .filter(({ id }) => id === certificate.id)
      .map(({ project_id, archived, printed }) => ({
        ...certificate,
        projectId: project_id,
        projectName: printed.name,
        folderName: printed.folder,
        archived,
        city: printed.city,
      })),
  );
  return rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}
