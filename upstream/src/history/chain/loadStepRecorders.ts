import { type Kysely, sql } from "kysely";
import type { Tables } from "../../database/tables.ts";

export interface StepRecorder {
  measurementId: string;
  stepLabel: string;
  recordedAt: Date;
  recordedBy: { id: string; firstName: string; lastName: string };
}

/** Who last changed a measured value of each product in each step, and when; nobody for what is older than the history. */
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
    from history join app_user person on person.company_id = history.company_id and person.id = history.actor_id
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
