import { act, screen, within } from "@testing-library/react";
import type { MockEnvironment } from "relay-test-utils";
import { mockAnswer } from "./mockAnswer.ts";
import { room } from "./openFinishPanel.tsx";

const completedAt = "2026-11-22T10:00:00.000Z";
export const finished = (number: number) => room(number, { status: "COMPLETED", completedAt, viewerCanFinish: false });

export const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>("checkbox", { name });
export const declaration = () => box(/^I certify that the work in every ticked installation/);
export const finish = () => screen.getByRole("button", { name: /^Finish (\d+ )?installations?$/ });
export const row = (title: string) => within(screen.getByText(title).closest("li, tbody") as HTMLElement);
export const reason = () => document.getElementById(finish().getAttribute("aria-describedby") ?? "")?.textContent;

/** The running mutations. The reload of the folder's page is a query and not among them. */
export const mutations = ({ mock }: MockEnvironment) =>
  mock.getAllOperations().filter(({ request }) => request.node.params.operationKind === "mutation");
export const sent = (environment: MockEnvironment) => mutations(environment)[0]?.request.variables.input;

export async function answer(environment: MockEnvironment, results: (object | null)[], userErrors: object[] = []) {
  const [operation] = mutations(environment);
  if (!operation) throw new Error("Nothing was sent");
  const { data } = mockAnswer(operation, { finishInstallations: { results, userErrors } });
  const errors = results.flatMap((result, index) =>
    result
      ? []
      : [{ message: "down", path: ["finishInstallations", "results", index], extensions: { requestId: `r-${index}` } }],
  );
  await act(async () =>
    environment.mock.resolve(operation, { data, errors } as Parameters<typeof environment.mock.resolve>[1]),
  );
}

export const done = (number: number) => ({ installation: finished(number), userErrors: [] });
