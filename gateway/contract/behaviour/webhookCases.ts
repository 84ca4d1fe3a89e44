import type { Rest } from "../../src/rest/client.ts";
import { RestProblem } from "../../src/rest/errors.ts";
import type { Answer } from "../../src/rest/types.ts";
import { SkippedError } from "../createFixtures.ts";
import type { BehaviourCase, CaseContext } from "../RestCase.ts";
import { webhookUrl } from "../sampleData.ts";
import { demand, demandEqual, demandFields, demandRefusal } from "./expectations.ts";

const url = webhookUrl;
const made = { url, kinds: ["project.created" as const] };
const dayMs = 86_400_000;

type Made = Answer<"createWebhook">;

export async function withWebhook(
  { rest, saw }: CaseContext,
  run: (made: Made & { rest: Rest }) => Promise<void>,
): Promise<void> {
  const own = await rest.call("createWebhook", { body: made }).catch((error: unknown) => {
    const isFull = error instanceof RestProblem && error.problem?.code === "WEBHOOK_LIMIT";
    throw isFull ? new SkippedError("the company has as many webhooks as it may have") : error;
  });
  saw(1);
  try {
    await run({ ...own, rest });
  } finally {
    // The case may have deleted the webhook.
    await rest.call("deleteWebhook", { webhookId: own.webhook.id }).catch(() => {});
  }
}

async function listed(rest: Rest, webhookId: string) {
  return (await rest.call("listWebhooks", {})).data.find(({ id }) => id === webhookId);
}

const demandSecretUntold = (answer: object, secret: string) =>
  demand(!JSON.stringify(answer).includes(secret), "secret", "told once, when it is made", "the secret again");

/** The run's account must be an admin, because only admins manage webhooks. */
export const webhookCases: BehaviourCase[] = [
  {
    operation: "createWebhook",
    claim: "the webhook is listed, without its secret",
    effect: "writes",
    mayLack: true,
    run: (context) =>
      withWebhook(context, async ({ webhook, secret, rest }) => {
        const read = await listed(rest, webhook.id);
        demand(read !== undefined, "data", "the webhook that was made", "not among the webhooks");
        demandFields(read ?? {}, { ...made, active: true }, "as it was made");
        demandSecretUntold((await rest.call("listWebhooks", {})).data, secret);
      }),
  },
  {
    operation: "createWebhook",
    claim: "an address of a private network is refused",
    effect: "writes",
    mayLack: true,
    run: async ({ rest, saw }) => {
      await rest.call("listWebhooks", {});
      const addresses = [
        "http://hooks.example/",
        "https://10.0.0.1/",
        "https://[fd00::1]/",
        "https://169.254.169.254/",
      ];
      for (const address of addresses) {
        const refused = rest.call("createWebhook", { body: { ...made, url: address } });
        await demandRefusal(
          refused.then(({ webhook }) => rest.call("deleteWebhook", { webhookId: webhook.id })),
          { statuses: [400], field: "url", why: `as nothing is sent to ${address}` },
        );
        saw(1);
      }
    },
  },
  {
    operation: "updateWebhook",
    claim: "the change is read back, and what is left out stays",
    effect: "writes",
    mayLack: true,
    run: (context) =>
      withWebhook(context, async ({ webhook: { id }, rest }) => {
        await rest.call("updateWebhook", { webhookId: id, body: { url: `${url}-2` } });
        demandFields((await listed(rest, id)) ?? {}, { ...made, url: `${url}-2`, active: true }, "after a new address");
        const kinds = ["project.created" as const, "project.archived" as const];
        await rest.call("updateWebhook", { webhookId: id, body: { kinds, active: false } });
        demandFields((await listed(rest, id)) ?? {}, { url: `${url}-2`, kinds, active: false }, "after other kinds");
      }),
  },
  {
    operation: "rotateWebhookSecret",
    claim: "the secret is another, and the one before signs for a day more",
    effect: "writes",
    mayLack: true,
    run: (context) =>
      withWebhook(context, async ({ webhook: { id }, secret, rest }) => {
        const rotated = await rest.call("rotateWebhookSecret", { webhookId: id });
        demand(rotated.secret !== secret, "secret", "another secret", "the one before");
        const read = await listed(rest, id);
        const untilMs = Date.parse(read?.previousSecretUntil ?? "") - Date.now();
        const isADay = Math.abs(untilMs - dayMs) < dayMs / 24;
        demand(isADay, "previousSecretUntil", "a time in a day", String(read?.previousSecretUntil));
        demandSecretUntold(read ?? {}, rotated.secret);
      }),
  },
  {
    operation: "listWebhookDeliveries",
    claim: "a chosen event is there once, and no other",
    effect: "writes",
    mayLack: true,
    run: (context) =>
      withWebhook(context, async ({ webhook: { id }, rest }) => {
        const { projectId, companyId } = await context.own.project();
        await rest.call("updateProject", { companyId, projectId, body: { city: "Kiruna" } });
        const { data, meta } = await rest.call("listWebhookDeliveries", {
          webhookId: id,
          query: { skip: 0, take: 25 },
        });
        const others = data.filter(({ kind }) => kind !== "project.created").length;
        demandEqual(others, 0, "kind", "the number of deliveries of other kinds");
        demandEqual(meta.count, data.length, "meta.count", "as so many deliveries come");
        // Somebody else may create a project meanwhile, so only events of this project count.
        const ours = data.filter(({ payload }) => payload.includes(projectId));
        demandEqual(ours.length, 1, "data", "the number of deliveries about the project that was made");
        context.saw(data.length);
      }),
  },
  {
    operation: "deleteWebhook",
    claim: "the webhook is gone with its deliveries",
    effect: "writes",
    mayLack: true,
    run: (context) =>
      withWebhook(context, async ({ webhook: { id }, rest }) => {
        await rest.call("deleteWebhook", { webhookId: id });
        demand((await listed(rest, id)) === undefined, "data", "the others", "the webhook that was deleted");
        const gone = { statuses: [404], field: "(deleted)", why: "as it was deleted" };
        await demandRefusal(rest.call("updateWebhook", { webhookId: id, body: { active: false } }), gone);
        await demandRefusal(rest.call("listWebhookDeliveries", { webhookId: id, query: { skip: 0, take: 1 } }), gone);
      }),
  },
];
