import type { components } from "../../src/__generated__/contract.ts";
import { type Cases, createCases, type Tested } from "./historyCase.ts";

type Made = components["schemas"]["WebhookWithSecret"];

const body = { url: "https://hooks.example/warranty?key=secret", kinds: ["project.created"] };

export function webhookCases(tested: Tested): Cases {
  const { calls, puts, deletes } = createCases(tested);
  const create = () => tested.company.owner.post<Made>("/webhooks", body);
  const pathOf = async () => `/webhooks/${(await create()).body.webhook.id}`;
  return {
    createWebhook: [
      calls("a webhook", ["webhook.created webhook.host,webhook.kinds,webhook.active"], async () => create),
    ],
    updateWebhook: [
      puts("another address", ["webhook.changed webhook.host"], async () => [
        await pathOf(),
        { url: "https://other.example/" },
      ]),
      puts("another path of the address", ["webhook.changed webhook.host"], async () => [
        await pathOf(),
        { url: `${body.url}-2` },
      ]),
      puts("other kinds, switched off", ["webhook.changed webhook.host,webhook.kinds,webhook.active"], async () => [
        await pathOf(),
        { kinds: ["project.created", "user.invited"], active: false },
      ]),
      puts("what was there", [], async () => [await pathOf(), { ...body, active: true }]),
    ],
    rotateWebhookSecret: [
      calls("another secret", ["webhook.rotated webhook.host"], async () => {
        const path = await pathOf();
        return () => tested.company.owner.post(`${path}/secret`);
      }),
    ],
    deleteWebhook: [deletes("a webhook", ["webhook.removed webhook.host,webhook.kinds,webhook.active"], pathOf)],
  };
}
