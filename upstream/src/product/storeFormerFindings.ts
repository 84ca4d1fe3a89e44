import { type Kysely, sql } from "kysely";
import type { Tables } from "../database/tables.ts";
import { buildSteps } from "../step/buildSteps.ts";
import { judgeReading, type Reading } from "../step/judgeReading.ts";
import type { InstallationContents } from "../step/loadInstallationContents.ts";

/** Stores values that only the former limits exclude. Foils share limits, so an exchange affects all foils. */
export async function storeFormerFindings(
  trx: Kysely<Tables>,
  { companyId, userId }: { companyId: string; userId: string },
  before: InstallationContents,
  after: InstallationContents,
): Promise<void> {
  const outside = new Set(findOutside(after).map(keyOf));
  const rows = findOutside(before)
    .filter((found) => !outside.has(keyOf(found)))
    .map(({ reading, ...found }) => ({
      ...{ ...found, reading: sql<Reading>`${JSON.stringify(reading)}::jsonb` },
      ...{ company_id: companyId, exchanged_at: new Date(), exchanged_by: userId },
    }));
  if (rows.length === 0) return;
  await trx
    .insertInto("former_finding")
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(["company_id", "measurement_id", "step_label", "quantity"]).doUpdateSet(({ ref }) => ({
        reading: ref("excluded.reading"),
        minimum: ref("excluded.minimum"),
        maximum: ref("excluded.maximum"),
        exchanged_at: ref("excluded.exchanged_at"),
        exchanged_by: ref("excluded.exchanged_by"),
      })),
    )
    .execute();
}

type Found = ReturnType<typeof findOutside>[number];

const keyOf = ({ measurement_id, step_label, quantity }: Found) => `${measurement_id} ${step_label} ${quantity}`;

function findOutside(contents: InstallationContents) {
  return buildSteps(contents, "en").flatMap(({ stepLabel, entries }) =>
    entries.flatMap(({ installed, dataSchema, recording }) => {
      const { resistance, insulation } = dataSchema.properties;
      const limits = { resistance, insulation: insulation && { minimum: insulation.const, maximum: undefined } };
      return (["resistance", "insulation"] as const).flatMap((quantity) => {
        const [reading, within] = [recording?.data[quantity] ?? undefined, limits[quantity]];
        if (!within || reading === undefined || judgeReading(quantity, reading, within) !== "OUTSIDE") return [];
        const { minimum = null, maximum = null } = within;
        return [
          { measurement_id: installed.measurementId, step_label: stepLabel, quantity, reading, minimum, maximum },
        ];
      });
    }),
  );
}
