import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type MockEnvironment, MockPayloadGenerator } from "relay-test-utils";
import { openProject, project } from "./projectPage.tsx";
import type { Served } from "./renderRoutes.tsx";

export const ripan = { ...project, version: "v1", viewerCanDelete: true, endDate: "2026-12-04T00:00:00.000Z" };

export const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
export const button = (name: string) => screen.getByRole("button", { name });
export const isOff = (name: string) => button(name).getAttribute("aria-disabled") === "true";
export const summary = () => within(screen.getByRole("alert"));

export async function openEditProject(found: object = ripan, address?: string, features: Served = {}) {
  const opened = await openProject(found, address, undefined, features);
  await userEvent.click(await screen.findByRole("button", { name: "Edit" }));
  await screen.findByRole("dialog", { name: "Edit project" });
  return opened;
}

/** Answers the last mutation with this payload, the rest mocked by type, and returns its input. */
export async function answer(environment: MockEnvironment, payloadType: string, payload: object) {
  const sent = environment.mock.getMostRecentOperation();
  const resolvers = Object.fromEntries([[payloadType, () => payload]]);
  await act(async () => environment.mock.resolve(sent, MockPayloadGenerator.generate(sent, resolvers)));
  return sent.request.variables.input;
}
