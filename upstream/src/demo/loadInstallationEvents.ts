import type { Selectable } from "kysely";
import type { RecordedData } from "../database/recordedData.ts";
import type { Tables } from "../database/tables.ts";
import { installationEvent } from "../installation/installationEvent.ts";
import { productEvent } from "../product/productEvent.ts";
import { buildSteps } from "../step/buildSteps.ts";
import { type InstallationContents, loadInstallationContents } from "../step/loadInstallationContents.ts";
import { stepEvents } from "../step/stepEvents.ts";
import { ownerOf, type PastEvent, pastUserEvent, type Trx } from "./pastEvent.ts";

type Installation = Selectable<Tables["installation"]>;

const correctedAfterMs = 20 * 60_000;

const batchSize = 1_000;

/** In every 37th recording, the resistance was first misread and then corrected. */
const corrections = 37;

export async function loadInstallationEvents(trx: Trx, companyId: string): Promise<PastEvent[]> {
  const owner = await ownerOf(trx, companyId);
  const of = (table: "installation" | "installed_product") =>
    trx.selectFrom(table).where("company_id", "=", companyId).orderBy("id");
  const installations = await of("installation").selectAll("installation").execute();
  const products = await of("installed_product").selectAll("installed_product").orderBy("position").execute();
  const allContents = await loadAllContents(trx, companyId, installations);
  const rooms = new Map(installations.map((installation) => [installation.id, installation]));
  const count = { readings: 0 };
  return [
    ...installations.map((room) =>
      pastUserEvent(companyId, owner.id, room.created_at, installationEvent("installation.created", null, room)),
    ),
    ...products.flatMap((installed) => {
      const room = rooms.get(installed.installation_id);
      const event = room && productEvent("product.added", room, installed);
      return event ? [pastUserEvent(companyId, room.installer_id, installed.created_at, event)] : [];
    }),
    ...installations.flatMap((room) => toRecordingEvents(room, allContents.get(room.id), count)),
    ...installations.flatMap((room) => toFinishingEvents(room)),
  ];
}

async function loadAllContents(trx: Trx, companyId: string, installations: Installation[]) {
  const allContents = new Map<string, InstallationContents>();
  for (let done = 0; done < installations.length; done += batchSize) {
    const ids = installations.slice(done, done + batchSize).map(({ id }) => id);
    for (const [id, contents] of await loadInstallationContents(trx, companyId, ids)) allContents.set(id, contents);
  }
  return allContents;
}

function toRecordingEvents(
  room: Installation,
  contents: InstallationContents = { products: [], recordings: [] },
  count: { readings: number },
): PastEvent[] {
  return buildSteps(contents, "en").flatMap(({ stepLabel, entries }, index) =>
    entries.flatMap(({ installed, recording }) => {
      if (!recording) return [];
      const { data, recordedAt, recordedBy } = recording;
      const toEvents = (at: Date, before: RecordedData | null, after: RecordedData) => {
        const step = { number: index + 1, label: stepLabel };
        const earlier = before ? { ...recording, data: before } : undefined;
        const events = stepEvents(room, { installed, recording: earlier }, { step, after: { data: after } });
        return events.map((event) => pastUserEvent(room.company_id, recordedBy.id, at, event));
      };
      const { resistance } = data;
      count.readings += 1;
      if (count.readings % corrections > 0 || typeof resistance !== "number") return toEvents(recordedAt, null, data);
      const misread = { ...data, resistance: Math.round(resistance * 10.3) / 10 };
      const first = new Date(recordedAt.getTime() - correctedAfterMs);
      return [...toEvents(first, null, misread), ...toEvents(recordedAt, misread, data)];
    }),
  );
}

function toFinishingEvents(room: Installation): PastEvent[] {
  const { company_id, project_id: projectId, folder_id: folderId, id: installationId, completed_at } = room;
  if (completed_at === null) return [];
  const event = { action: "installation.finished" as const, projectId, folderId, installationId };
  return [pastUserEvent(company_id, room.installer_id, completed_at, event)];
}
