import { sql } from "kysely";
import { createKeyset, filterOf } from "../database/keyset.ts";
import { updatedSince } from "../database/updatedAt.ts";
import type { Handler } from "../http/operation.ts";
import { byId, selectInstallations, withStepStates } from "./getInstallation.ts";

export const listAllInstallations: Handler<"listAllInstallations"> = async ({ db, storage, viewer, query }) => {
  const { status, archived, installerId, updatedSince: since = "" } = query;
  const found = selectInstallations(db, viewer.companyId)
    .$if(status !== undefined, (rows) =>
      rows.where("installation.completed_at", status === "completed" ? "is not" : "is", null),
    )
    .$if(installerId !== undefined, (rows) => rows.where("installation.installer_id", "=", installerId ?? ""))
    .$if(since !== "", (rows) =>
      rows.where("installation.id", "in", updatedSince(db, viewer.companyId, "INSTALLATION", since)),
    )
    .$if(archived !== undefined, (rows) =>
      rows.where((eb) =>
        eb.exists(
          eb
            .selectFrom("project")
            .select("project.id")
            .whereRef("project.company_id", "=", "installation.company_id")
            .whereRef("project.id", "=", "installation.project_id")
            .where("project.archived", "=", archived ?? false),
        ),
      ),
    );
  const page = createKeyset(byId, ["installations", viewer.companyId, ...filterOf(query)]).pageOf(query);
  const { rows, meta } = page.toPage(await page.select(found).execute());
  const counted = found.clearSelect().select(sql<number>`count(*)::int`.as("count"));
  const { count } = await counted.executeTakeFirstOrThrow();
  const data = await withStepStates({ db, storage }, viewer.companyId, rows);
  return { status: 200, body: { data, meta: { count, ...meta } } };
};
