import { sql } from "kysely";
import type { components } from "../__generated__/contract.ts";
import { type Call, type Handler, pageOf } from "../http/operation.ts";
import { alphabetOf } from "../i18n/language.ts";
import { findCertificates } from "./findCertificates.ts";
import type { CertificateSnapshot } from "./pdf/certificateSnapshot.ts";
import { toCertificates } from "./toCertificates.ts";

type Row = components["schemas"]["RegisteredCertificate"];
type Found = ReturnType<typeof findCertificates>;
type Query = Call<"listCertificates">["query"];

/** GET v1/certificates: the register of the company's certificates. */
export const listCertificates: Handler<"listCertificates"> = async (call) => {
  const { db, viewer, query } = call;
  const found = findCertificates(db, viewer.companyId, query);
  const ids = await loadPage(found, query);
  const data = await loadRows(call, ids);
  const { count } = await found.select(sql<number>`count(*)::int`.as("count")).executeTakeFirstOrThrow();
  return { status: 200, body: { data, meta: { count } } };
};

const columns = { activationDate: "activation_date", validUntil: "valid_until", number: "number" } as const;

/** The page's ids first, so that what is printed on a certificate is read for those alone and not for all that it skips. */
async function loadPage(found: Found, query: Query): Promise<string[]> {
  const { offset, limit } = pageOf(query);
  const { sort = "-activationDate", language } = query;
  const direction = sort.startsWith("-") ? "desc" : "asc";
  const key = sort.replace("-", "") as keyof typeof columns | "customer";
  const order = key === "customer" ? sql`certificate.customer collate ${alphabetOf(language)}` : sql.ref(columns[key]);
  const rows = await found
    .select("certificate.id")
    .orderBy(order, direction)
    .orderBy("number", direction)
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

async function loadRows(call: Call<"listCertificates">, ids: string[]): Promise<Row[]> {
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
