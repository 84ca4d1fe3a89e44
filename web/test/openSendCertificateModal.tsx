import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { OperationDescriptor } from "relay-runtime";
import { type MockEnvironment, MockPayloadGenerator } from "relay-test-utils";
import { listFolders } from "./listFolders.ts";
import { openActivationPanel, project, root } from "./openActivationPanel.tsx";

export const button = (name: string | RegExp) => screen.getByRole("button", { name });
export const email = () => screen.getByLabelText<HTMLInputElement>("Recipient’s e-mail");
export const disclaimer = () => screen.getByRole("checkbox", { name: /I certify/ });

/** Chooses all folders and opens the form that sends their certificates. */
export async function openSendCertificateModal(found?: Parameters<typeof openActivationPanel>[0]) {
  const opened = await openActivationPanel(found);
  await userEvent.click(await screen.findByRole("button", { name: "Select all" }));
  const day = screen.getByLabelText("Warranty valid from");
  await userEvent.clear(day);
  await userEvent.type(day, "2026-02-01");
  await userEvent.click(button("Continue with 2 selected"));
  await screen.findByRole("dialog", { name: "Send 2 certificates" });
  return opened;
}

/** Sends the certificates to the suggested address. */
export async function sendCertificate() {
  const opened = await openSendCertificateModal();
  await userEvent.click(disclaimer());
  await userEvent.click(button("Send 2 certificates"));
  return { ...opened, sent: opened.environment.mock.getMostRecentOperation() };
}

export async function answerSending(environment: MockEnvironment, sent: OperationDescriptor, payload: object) {
  const resolvers = Object.fromEntries([["SendCertificatePayload", () => payload]]);
  await act(async () => environment.mock.resolve(sent, MockPayloadGenerator.generate(sent, resolvers)));
}

/** The project in the answer to the sending: only the root folder is left to activate. */
export const projectAfterSending = { ...project, signableFolders: listFolders([root]) };
