import {
  answers,
  done,
  insteadOfRefusal,
  type Json,
  type Mutant,
  on,
  rows,
  sends,
  sendsUnseen,
  withSecretOf,
} from "./Mutant.ts";

const readBack = "updateWebhook: the change is read back, and what is left out stays";
const rotated = "rotateWebhookSecret: the secret is another, and the one before signs for a day more";
const told = "listWebhookDeliveries: a chosen event is there once, and no other";

type Listed = { data: Json[] };

const listed = (change: (webhook: Json) => Json) => answers<Listed>(({ data }) => ({ data: data.map(change) }));

export const webhookMutants: Mutant[] = [
  {
    name: "a new webhook is not listed",
    claim: "createWebhook: the webhook is listed, without its secret",
    field: "data",
    intercept: on(
      "listWebhooks",
      answers(() => ({ data: [] })),
    ),
  },
  {
    name: "the list of webhooks tells secrets",
    claim: "createWebhook: the webhook is listed, without its secret",
    field: "secret",
    intercept: withSecretOf("createWebhook", (secret) =>
      on(
        "listWebhooks",
        listed((webhook) => ({ ...webhook, secret })),
      ),
    ),
  },
  {
    name: "a webhook reaches into a private network",
    claim: "createWebhook: an address of a private network is refused",
    field: "url",
    intercept: on("createWebhook", insteadOfRefusal(sends((body) => ({ ...body, url: "https://hooks.example/" })))),
  },
  {
    name: "a webhook's new address is forgotten",
    claim: readBack,
    field: "url",
    intercept: on(
      "updateWebhook",
      sendsUnseen(({ url: _, ...body }) => body),
    ),
  },
  {
    name: "a webhook is never switched off",
    claim: readBack,
    field: "active",
    intercept: on(
      "updateWebhook",
      sendsUnseen(({ active: _, ...body }) => body),
    ),
  },
  {
    name: "a new address clears the chosen kinds but one",
    claim: readBack,
    field: "kinds",
    intercept: on(
      "updateWebhook",
      sendsUnseen((body) => ({ kinds: ["user.invited"], ...body })),
    ),
  },
  {
    name: "a webhook keeps its secret",
    claim: rotated,
    field: "secret",
    intercept: withSecretOf("createWebhook", (secret) =>
      on(
        "rotateWebhookSecret",
        answers((made) => ({ ...made, secret })),
      ),
    ),
  },
  {
    name: "the secret before signs no more",
    claim: rotated,
    field: "previousSecretUntil",
    intercept: on(
      "listWebhooks",
      listed((webhook) => ({ ...webhook, previousSecretUntil: null })),
    ),
  },
  {
    name: "a webhook is not told of what it wants",
    claim: told,
    field: "data",
    intercept: on(
      "listWebhookDeliveries",
      rows(() => ({ data: [], meta: { count: 0 } })),
    ),
  },
  {
    name: "a webhook is told twice",
    claim: told,
    field: "data",
    intercept: on(
      "listWebhookDeliveries",
      rows(({ data }) => ({ data: [...data, ...data], meta: { count: 2 * data.length } })),
    ),
  },
  {
    name: "a webhook is told of what it does not want",
    claim: told,
    field: "kind",
    intercept: on(
      "createWebhook",
      sends((body) => ({ ...body, kinds: ["project.created", "project.changed"] })),
    ),
  },
  {
    name: "a deleted webhook is still there",
    claim: "deleteWebhook: the webhook is gone with its deliveries",
    field: "data",
    intercept: on("deleteWebhook", done),
  },
];
