import { type Kysely, sql } from "kysely";
import type { components } from "../__generated__/contract.ts";
import { createKeyset, type OrderColumn, type Paging } from "../database/keyset.ts";
import type { Tables } from "../database/tables.ts";
import type { Handler } from "../http/operation.ts";
import { knownLanguage, type Language } from "../i18n/language.ts";
import { stepCatalogue } from "../step/stepCatalogue.ts";
import {
  type AttentionKind,
  type AttentionRow,
  awaitsReview,
  requireKind,
  selectKind,
  utcToday,
} from "./attentionKinds.ts";
import { loadOutsideValues } from "./loadOutsideValues.ts";

type Item = components["schemas"]["AttentionItem"];

type Asked = {
  companyId: string;
  userId: string;
  kind: AttentionKind;
  today: string;
  language: Language;
  paging: Paging;
};

type Row = AttentionRow & {
  project_name: string;
  customer: string | null;
  report: string | null;
  review_note: string | null;
  root_folder_id: string;
  archived: boolean;
  is_finished: boolean;
  folder_title: string;
  installation_title: string;
  person_first_name: string;
  person_last_name: string;
  known_person_id: string | null;
  values: (string | number | null)[];
};

const newest: OrderColumn[] = [
  { expression: sql`item.since`, type: "instant", isDescending: true },
  { expression: sql`item.key`, type: "text" },
];

export const listAttentionItems: Handler<"listAttentionItems"> = async ({ db, viewer, params: { kind }, query }) => {
  requireKind(kind, viewer);
  const { today = utcToday() } = query;
  const asked = {
    companyId: viewer.companyId,
    userId: viewer.id,
    kind,
    today,
    language: knownLanguage(query.language),
    paging: query,
  };
  return { status: 200, body: await loadAttentionPage(db, asked) };
};

/** Selects the page's rows first, so that titles are read only for this page. */
export async function loadAttentionPage(
  db: Kysely<Tables>,
  { companyId, userId, kind, today, language, paging }: Asked,
) {
  const listed = selectKind(kind, { companyId, userId, today });
  const keyset = createKeyset(newest, ["attention", companyId, userId, kind]);
  const page = keyset.pageOf(paging);
  const read = await sql<Row>`
    select item.*, project.name as project_name, project.customer, report.text as report, project.root_folder_id, project.archived, folder.title as folder_title,
      coalesce(project.installation_count > 0 and project.completed_count = project.installation_count and not ${awaitsReview}, false)
        as is_finished, installation.title as installation_title, installation.review_note, person.id as known_person_id,
      person.first_name as person_first_name, person.last_name as person_last_name
    from (select item.*, ${keyset.values} as values from (${listed}) item
      where ${page.isWithin} order by ${page.order} offset ${page.offset} limit ${page.limit}) item
    left join project on project.company_id = ${companyId} and project.id = item.project_id
    left join fault_report report on ${kind} = 'FAULT_REPORTED' and report.company_id = ${companyId} and report.id = item.key
    left join folder on folder.company_id = ${companyId} and folder.id = item.folder_id
    left join installation on installation.company_id = ${companyId} and installation.id = item.installation_id
    left join app_user person on person.company_id = ${companyId} and person.id = item.person_id
    order by ${page.order}`.execute(db);
  const { rows, meta } = page.toPage(read.rows);
  const counted = await sql<{ count: number }>`select count(*)::int as count from (${listed}) listed`.execute(db);
  const values = kind === "VALUE_OUTSIDE" ? await loadOutsideValues(db, companyId, rows) : null;
  const data = rows.map((row) => ({ ...toItem(kind, row, language), ...(values && { values: values(row) }) }));
  return { data, meta: { count: counted.rows[0]?.count ?? 0, ...meta } };
}

function toItem(kind: AttentionKind, row: Row, language: Language): Item {
  const { project_id, folder_id, installation_id, step_label, certificate_id, number, email } = row;
  return {
    id: row.key,
    kind,
    customer: row.customer,
    report: row.report,
    note: kind === "REVIEW_RETURNED" ? row.review_note : null,
    since: row.since.toISOString(),
    person: toPerson(row),
    project:
      project_id === null
        ? null
        : {
            id: project_id,
            title: row.project_name,
            rootFolderId: row.root_folder_id,
            archived: row.archived,
            isFinished: row.is_finished,
          },
    folder: toPlace(folder_id, row.folder_title),
    installation: toPlace(installation_id, row.installation_title),
    step: step_label === null ? null : { label: step_label, title: stepTitle(step_label, language) },
    certificate:
      certificate_id === null
        ? null
        : { id: certificate_id, number: number ?? "", email: email ?? "", reason: row.reason },
    user: kind === "INVITATION_UNUSED" ? toInvited(row) : null,
  };
}

function toPerson({ known_person_id: id, person_first_name, person_last_name }: Row): Item["person"] {
  return id === null ? null : { id, firstName: person_first_name, lastName: person_last_name };
}

function toInvited({ user_id: id, first_name, last_name, email, role, installer }: Row): Item["user"] {
  return {
    id,
    firstName: first_name ?? "",
    lastName: last_name ?? "",
    email: email ?? "",
    role: role ?? "user",
    installer: installer ?? false,
  };
}

function toPlace(id: string | null, title: string): Item["folder"] {
  return id === null ? null : { id, title };
}

function stepTitle(label: string, language: Language): string {
  return stepCatalogue.find(({ stepLabel }) => stepLabel === label)?.title[language] ?? label;
}
