import { type Kysely, type RawBuilder, sql } from "kysely";
import type { components } from "../__generated__/contract.ts";
import type { Tables } from "../database/tables.ts";
import { adminOnly } from "../errors.ts";
import type { Viewer } from "../http/authenticate.ts";
import { stateOn } from "../project/projectFilters.ts";
import { type Scope, selectMails, selectReviews, selectSteps } from "./selectAttention.ts";

type Schemas = components["schemas"];
export type AttentionKind = Schemas["AttentionKind"];

/** Columns that belong to other kinds are null. */
export type AttentionRow = {
  key: string;
  since: Date;
  person_id: string | null;
  project_id: string | null;
  folder_id: string | null;
  installation_id: string | null;
  step_label: string | null;
  certificate_id: string | null;
  number: string | null;
  email: string | null;
  reason: NonNullable<Schemas["AttentionItem"]["certificate"]>["reason"];
  user_id: string | null;
  first_name: string | null;
  last_name: string | null;
  role: Schemas["Role"] | null;
  installer: boolean | null;
};

type Select = (scope: Scope) => RawBuilder<unknown>;

const daysUntilLate = 14;
const daysUntilLeft = 7;
const daysOfReport = 90;

/** The kinds in order of urgency, each with the query for its items. */
const kinds: Record<AttentionKind, Select> = {
  FAULT_REPORTED: ({ companyId, today }) => sql`
    select report.id as key, report.created_at as since, null as person_id, certificate.project_id,
      certificate.folder_id, null as installation_id, null as step_label, certificate.id as certificate_id,
      certificate.number, null as email, null as reason, null as user_id, null as first_name, null as last_name,
      null as role, null as installer
    from fault_report report
    join certificate on certificate.company_id = ${companyId} and certificate.id = report.certificate_id
    where report.company_id = ${companyId} and (report.state = 'CONTACTED'
      or (report.state = 'NEW' and report.created_at >= ${daysBefore(today, daysOfReport)}))`,
  MAIL_FAILED: (scope) => selectMails(scope, "FAILED", sql`true`),
  MAIL_WAITING: (scope) => selectMails(scope, "QUEUED", sql`mail.changed_at < now() - interval '1 hour'`),
  VALUE_OUTSIDE: (scope) => selectSteps(scope, "OUTSIDE", sql`true`),
  REVIEW_RETURNED: (scope) =>
    selectReviews(
      scope,
      { since: sql`room.reviewed_at`, person: sql`room.reviewed_by` },
      sql`room.review_state = 'RETURNED' and (room.finished_by = ${scope.userId} or not exists (
        select from app_user finisher where finisher.company_id = room.company_id
          and finisher.id = room.finished_by and finisher.active))`,
    ),
  REVIEW_WAITING: (scope) =>
    selectReviews(
      scope,
      { since: sql`room.completed_at`, person: sql`room.finished_by` },
      sql`room.review_state = 'WAITING' and room.finished_by is distinct from ${scope.userId}`,
    ),
  PROJECT_OVERDUE: (scope) => sql`
    select project.id as key, project.end_date as since, null as person_id, ${ofProject}
    from project where ${isOngoing(scope)} and ${stateOn(scope.today)} = 'OVERDUE'`,
  NOT_ACTIVATED: (scope) => sql`
    ${finishedProjects(scope)} and last.completed_at < ${daysBefore(scope.today, daysUntilLate)}`,
  READY_TO_ACTIVATE: (scope) => sql`
    ${finishedProjects(scope)} and last.completed_at >= ${daysBefore(scope.today, daysUntilLate)}
      and ${stateOn(scope.today)} = 'SIGNABLE' and not ${awaitsReview}`,
  STEP_LEFT: (scope) => {
    const isLeft = sql`finding.since < ${daysBefore(scope.today, daysUntilLeft)}`;
    return sql`
      ${selectSteps(scope, "INCOMPLETE", isLeft)}
      union all
      ${selectSteps(scope, "COMPLETE", sql`${isLeft} and room.completed_at is null`)}`;
  },
  INVITATION_UNUSED: ({ companyId }) => sql`
    select person.id as key, account.temporary_until as since, null as person_id, null as project_id,
      null as folder_id, null as installation_id, null as step_label, null as certificate_id, null as number,
      person.email, null as reason, person.id as user_id, person.first_name, person.last_name,
      person.role, person.installer
    from app_user person join pool_user account on account.sub = person.id
    where person.company_id = ${companyId} and person.active and account.enabled
      and account.status = 'FORCE_CHANGE_PASSWORD' and account.temporary_until <= now()
    union all
    select invitation.user_id, invitation.expires_at, invitation.invited_by, null, null, null, null, null, null,
      account.email, null, null, invitation.first_name, invitation.last_name, invitation.role, invitation.installer
    from invitation join pool_user account on account.sub = invitation.user_id
    where invitation.company_id = ${companyId} and account.enabled and invitation.expires_at <= now()`,
};

const allKinds = Object.keys(kinds) as AttentionKind[];
const adminKinds: readonly AttentionKind[] = ["INVITATION_UNUSED"];

export function kindsOf({ isAdmin }: Pick<Viewer, "isAdmin">): AttentionKind[] {
  return allKinds.filter((kind) => isAdmin || !adminKinds.includes(kind));
}

export function requireKind(kind: AttentionKind, viewer: Viewer): void {
  if (!kindsOf(viewer).includes(kind)) throw adminOnly("Only an admin of the company sees who was invited.");
}

export function selectKind(kind: AttentionKind, scope: Scope): RawBuilder<AttentionRow> {
  const { companyId, userId, today } = scope;
  return sql<AttentionRow>`select * from (${kinds[kind](scope)}) of_kind
    where not exists (select from attention_put_off off where off.company_id = ${companyId}
      and off.user_id = ${userId} and off.kind = ${kind} and off.item_id = of_kind.key and off.until > ${today})`;
}

type KindCount = { count: number; putOffCount: number };

export async function countKinds(
  db: Kysely<Tables>,
  scope: Scope,
  asked: AttentionKind[],
): Promise<Map<AttentionKind, KindCount>> {
  const { companyId, userId, today } = scope;
  const counts = asked.map(
    (kind) => sql`select ${kind}::text as kind, count(*) filter (where off.kind is null)::int as count,
        count(off.kind)::int as put_off_count
      from (${kinds[kind](scope)}) of_kind left join attention_put_off off on off.company_id = ${companyId}
        and off.user_id = ${userId} and off.kind = ${kind} and off.item_id = of_kind.key and off.until > ${today}`,
  );
  type Row = { kind: AttentionKind; count: number; put_off_count: number };
  const { rows } = await sql<Row>`${sql.join(counts, sql` union all `)}`.execute(db);
  return new Map(rows.map(({ kind, count, put_off_count }) => [kind, { count, putOffCount: put_off_count }]));
}

export function utcToday(): string {
  return new Date().toISOString().slice(0, 10);
}

function daysBefore(today: string, days: number): RawBuilder<Date> {
  return sql<Date>`((${today}::date - ${days}::int + 1)::timestamp at time zone 'UTC')`;
}

const ofProject = sql`project.id as project_id, project.root_folder_id as folder_id, null as installation_id,
  null as step_label, null as certificate_id, null as number, null as email, null as reason, null as user_id,
  null as first_name, null as last_name, null as role, null as installer`;

export const awaitsReview = sql<boolean>`exists (select from installation room where room.company_id = project.company_id
  and room.project_id = project.id and room.review_state = 'WAITING')`;

function isOngoing({ companyId }: Scope): RawBuilder<boolean> {
  return sql<boolean>`project.company_id = ${companyId} and not project.archived`;
}

/** Ongoing projects with all rooms finished and some not activated. `last` is the latest of those rooms. */
function finishedProjects(scope: Scope): RawBuilder<unknown> {
  return sql`
    select project.id as key, last.completed_at as since, last.installer_id as person_id, ${ofProject}
    from project cross join lateral (
      select room.completed_at, room.installer_id from installation room
      where room.company_id = project.company_id and room.project_id = project.id and room.activated_at is null
      order by room.completed_at desc, room.id limit 1
    ) last
    where ${isOngoing(scope)} and project.installation_count > 0
      and project.completed_count = project.installation_count
      and project.activated_count < project.installation_count`;
}
