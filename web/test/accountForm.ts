import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type MockEnvironment, MockPayloadGenerator } from "relay-test-utils";

export const dialog = () => within(screen.getByRole("dialog"));
export const click = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
export const sent = (environment: MockEnvironment) => environment.mock.getMostRecentOperation().request;

export async function retype(label: string, value: string) {
  await userEvent.clear(dialog().getByLabelText(label));
  if (value) await userEvent.paste(value);
  await userEvent.tab();
}

/** Answers the last mutation; `codes` are the user errors. */
export async function answer(environment: MockEnvironment, payload: string, codes: string[], rest: object = {}) {
  const whole = { ...rest, userErrors: codes.map((code) => ({ code, changedBy: null })) };
  const resolvers = Object.fromEntries([[payload, () => whole]]);
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) => MockPayloadGenerator.generate(operation, resolvers)),
  );
}
