import type { Kysely } from "kysely";
import type { components } from "../__generated__/contract.ts";
import type { Tables } from "../database/tables.ts";
import { buildSteps } from "../step/buildSteps.ts";
import { judgeReading } from "../step/judgeReading.ts";
import { loadInstallationContents } from "../step/loadInstallationContents.ts";

type Values = NonNullable<components["schemas"]["AttentionItem"]["values"]>;
type Place = { installation_id: string | null; step_label: string | null };

export async function loadOutsideValues(db: Kysely<Tables>, companyId: string, places: Place[]) {
  const ids = [...new Set(places.flatMap(({ installation_id: id }) => id ?? []))];
  const contents = await loadInstallationContents(db, companyId, ids);
  return ({ installation_id: id, step_label: label }: Place): Values => {
    const installation = contents.get(id ?? "");
    if (!installation) return [];
    const entries = buildSteps(installation, "en").find(({ stepLabel }) => stepLabel === label)?.entries ?? [];
    return entries.flatMap(({ dataSchema, recording }) => {
      const { resistance, insulation } = dataSchema.properties;
      const limits = { resistance, insulation: insulation && { minimum: insulation.const } };
      return (["resistance", "insulation"] as const).flatMap((quantity) => {
        const [reading, within] = [recording?.data[quantity] ?? undefined, limits[quantity]];
        if (!within || judgeReading(quantity, reading, within) !== "OUTSIDE") return [];
        const value = typeof reading === "number" ? reading : null;
        const maximum = "maximum" in within ? within.maximum : null;
        return [{ quantity, value, minimum: within.minimum ?? null, maximum: maximum ?? null }];
      });
    });
  };
}
