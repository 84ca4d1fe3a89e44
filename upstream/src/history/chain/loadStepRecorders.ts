import { type Kysely, sql } from "kysely";
import type { Tables } from "../../database/tables.ts";

export type StepRecorder = {
  measurementId: string;
  stepLabel: string;
  recordedAt: Date;
  recordedBy: { id: string; firstName: string; lastName: string };
};

/** Finds who last changed a value in each product's step, and when. A program counts as its responsible person. */
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
      when 'PROGRAM' then (
        select coalesce((
          select stored ->> 'by' from jsonb_array_elements(history.changes) told
          cross join lateral (select recording.changes -> split_part(told ->> 'field', '.', 2) as stored) of_value
          where stored is not null order by stored ->> 'at' limit 1), recorded_by)
        from recording where recording.company_id = history.company_id
          and recording.measurement_id = history.measurement_id and recording.step_label = history.step_label)
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
