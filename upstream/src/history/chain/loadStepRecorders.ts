import { type Kysely, sql } from "kysely";
import type { Tables } from "../../database/tables.ts";

export interface StepRecorder {
  measurementId: string;
  stepLabel: string;
  recordedAt: Date;
  recordedBy: { id: string; firstName: string; lastName: string };
}

/** The user, or the one responsible for the program, who last changed a measured value of each product in each step, and the time; none for values older than the history. */
export async function loadStepRecorders(
  db: Kysely<Tables>,
  companyId: string,
  measurementIds: string[],
): Promise<StepRecorder[]> {
  const { rows } = await sql<{
    measurement_id: string;
    step_label: string;
    at: Date;
    id: string;
    first_name: string;
    last_name: string;
  }>`
    select distinct on (measurement_id, step_label) measurement_id, step_label, at, person.id, first_name, last_name
    from history join app_user person on person.company_id = history.company_id and person.id = case actor_kind
      when 'PROGRAM' then (select responsible_id from program where program.company_id = history.company_id and program.id = actor_id)
      else actor_id end
    where history.company_id = ${companyId} and measurement_id = any(${measurementIds})
      and action in ('step.recorded', 'step.changed')
      and jsonb_path_exists(changes, '$[*].field ? (@ starts with "measurement.")')
    order by measurement_id, step_label, sequence desc`.execute(db);
  return rows.map(({ measurement_id, step_label, at, id, first_name, last_name }) => ({
    measurementId: measurement_id,
    stepLabel: step_label,
    recordedAt: at,
    recordedBy: { id, firstName: first_name, lastName: last_name },
  }));
}
