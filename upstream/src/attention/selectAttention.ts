import { expressionBuilder, type RawBuilder, sql } from "kysely";
import type { Tables } from "../database/tables.ts";
import { selectUndelivered } from "../project/selectProjects.ts";

export type Scope = {
  companyId: string;
  userId: string;
  today: string;
};

export function selectMails({ companyId }: Scope, state: Tables["recipient"]["state"], isMeant: RawBuilder<unknown>) {
  const mails = selectUndelivered(expressionBuilder<Tables, "project">(), state)
    .where("sending.company_id", "=", companyId)
    .select(["sent.certificate_id", "sending.sent_by", "unsent.email", "unsent.reason", "unsent.changed_at"]);
  return sql`
    select certificate.id as key, mail.changed_at as since, mail.sent_by as person_id, certificate.project_id,
      certificate.folder_id, null as installation_id, null as step_label, certificate.id as certificate_id,
      certificate.number, mail.email, mail.reason, null as user_id, null as first_name, null as last_name, null as role,
      null as installer
    from (${mails}) mail
    join certificate on certificate.company_id = ${companyId} and certificate.id = mail.certificate_id
    where ${isMeant}`;
}

type ReviewColumns = { since: RawBuilder<unknown>; person: RawBuilder<unknown> };

export function selectReviews({ companyId }: Scope, { since, person }: ReviewColumns, isMeant: RawBuilder<unknown>) {
  return sql`
    select room.id as key, ${since} as since, ${person} as person_id, room.project_id, room.folder_id,
      room.id as installation_id, null as step_label, null as certificate_id, null as number, null as email,
      null as reason, null as user_id, null as first_name, null as last_name, null as role, null as installer
    from installation room
    join project on project.company_id = room.company_id and project.id = room.project_id
    where room.company_id = ${companyId} and not project.archived and ${isMeant}`;
}

/** A complete installation has no open step, so its `step_label` is null. */
export function selectSteps({ companyId }: Scope, kind: Tables["step_finding"]["kind"], isMeant: RawBuilder<unknown>) {
  const stepLabel = kind === "COMPLETE" ? sql`null` : sql`finding.step_label`;
  return sql`
    select finding.installation_id || ' ' || finding.step_label as key, finding.since, finding.recorded_by as person_id,
      room.project_id, room.folder_id, room.id as installation_id, ${stepLabel} as step_label, null as certificate_id,
      null as number, null as email, null as reason, null as user_id, null as first_name, null as last_name, null as role,
        null as installer
    from step_finding finding
    join installation room on room.company_id = finding.company_id and room.id = finding.installation_id
    join project on project.company_id = room.company_id and project.id = room.project_id
    where finding.company_id = ${companyId} and finding.kind = ${kind} and ${isMeant}
      and room.activated_at is null and not project.archived`;
}
