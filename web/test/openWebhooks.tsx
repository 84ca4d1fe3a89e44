import { act, screen, within } from "@testing-library/react";
import { Suspense } from "react";
import { MockPayloadGenerator } from "relay-test-utils";
import { WebhookSection } from "../src/account/webhook/WebhookSection.tsx";
import { I18nProvider } from "../src/i18n/I18nProvider.tsx";
import { createEnvironment } from "./createEnvironment.ts";
import { renderRoutes } from "./renderRoutes.tsx";

export const webhook = {
  id: "w1",
  url: "https://order.example/hook",
  kinds: ["PROJECT_CREATED", "CERTIFICATE_ISSUED", "NEWER_KIND"],
  isActive: true,
  stoppedAt: null as string | null,
  failingSince: null as string | null,
  previousSecretUntil: null,
};
export const otherWebhook = { ...webhook, id: "w2", url: "https://other.example/hook" };
export const delivery = {
  id: "d1",
  kind: "PROJECT_CREATED",
  state: "FAILED",
  attemptCount: 3,
  createdAt: "2026-11-20T08:00:00.000Z",
  httpStatus: 503,
  reason: "REFUSED",
  answer: "busy",
  payload: '{"type":"project.created"}',
};

/** Opens the section without the account page, with these webhooks. */
export async function openWebhooks(webhooks: object[] | null) {
  const environment = createEnvironment();
  const element = (
    <I18nProvider>
      <Suspense fallback="waiting">
        <WebhookSection />
      </Suspense>
    </I18nProvider>
  );
  await act(async () => void renderRoutes(environment, [{ path: "/account", element }], "/account"));
  const answer = async (resolvers: Record<string, () => unknown>) =>
    act(async () =>
      environment.mock.resolveMostRecentOperation((operation) => MockPayloadGenerator.generate(operation, resolvers)),
    );
  const viewer = { company: { id: "c1", webhooks } };
  await answer(Object.fromEntries([["Query", () => ({ viewer })]]));
  const sent = () => environment.mock.getMostRecentOperation().request;
  return { environment, answer, sent };
}
export const section = () => within(screen.getByRole("region", { name: /^Webhooks/ }));
export const nodeOf = (deliveries: object[], totalCount = deliveries.length) => {
  const connection = { totalCount, edges: deliveries.map((node) => ({ node })) };
  return { __typename: "Webhook", id: "w1", deliveries: connection };
};
export const logOf = (deliveries: object[], totalCount?: number) =>
  Object.fromEntries([["Query", () => ({ node: nodeOf(deliveries, totalCount) })]]);
export const payloadOf = (name: string, payload: object) =>
  Object.fromEntries([[name, () => ({ userErrors: [], ...payload })]]);
