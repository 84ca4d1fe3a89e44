import { sql } from "kysely";
import type { components } from "../src/__generated__/contract.ts";
import type { TestUpstream } from "./startTestUpstream.ts";
import { retry } from "./untilMailed.ts";
import type { WebhookReceiver } from "./webhookReceiver.ts";

type Schemas = components["schemas"];

export function createWebhookCalls({ services: { db, jobs }, companies }: TestUpstream, to: WebhookReceiver) {
  const [company] = companies;
  const { owner } = company;
  const readAll = async () => (await owner.get<Schemas["Webhooks"]>("/webhooks")).body.data;
  const log = async (id: string) =>
    (await owner.get<Schemas["WebhookDeliveryPage"]>(`/webhooks/${id}/deliveries?take=100`)).body.data;
  /** Runs waiting jobs at once, without their pauses, until `look` finds something. */
  const untilFound = <Found>(look: () => Promise<Found | undefined> | Found | undefined): Promise<Found> =>
    retry(async () => {
      await sql`update pgboss.job set start_after = now() where name = 'webhook' and state = 'retry'`.execute(db);
      jobs.wake();
      return look();
    });
  return {
    log,
    untilFound,
    create: async (kinds: Schemas["WebhookKind"][], by = company) =>
      (await by.owner.post<Schemas["WebhookWithSecret"]>("/webhooks", { url: to.url, kinds })).body,
    read: async (id: string) => (await readAll()).find((webhook) => webhook.id === id),
    history: async (action: Schemas["HistoryAction"]) =>
      (await owner.get<Schemas["HistoryPage"]>(`/history?action=${action}`)).body.data,
    rename: ({ projectPath }: { projectPath: string }, name: string) => owner.put(projectPath, { name }),
    untilReceived: (count: number) => untilFound(() => (to.received.length >= count ? to.received : undefined)),
    untilSettled: (id: string, count: number) =>
      untilFound(async () => {
        const settled = (await log(id)).filter(({ state }) => state !== "QUEUED");
        return settled.length >= count ? settled : undefined;
      }),
    async clear() {
      for (const { id } of await readAll()) await owner.delete(`/webhooks/${id}`);
      to.received = [];
      to.answerTo = () => 204;
    },
  };
}

export type WebhookCalls = ReturnType<typeof createWebhookCalls>;
