import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TokenField } from "./TokenField.tsx";
import { useToken } from "./useToken.ts";

const fetched = jest.fn<typeof window.fetch>();
const before = window.fetch;
beforeEach(() => {
  fetched.mockReset();
  window.fetch = fetched;
  render(<Field />);
});
afterEach(() => {
  window.fetch = before;
});

function Field() {
  return <TokenField {...useToken()} />;
}

const answered = (body: object) => ({ json: async () => body }) as Response;

async function enter() {
  await userEvent.type(screen.getByLabelText("or a program's id"), "c1");
  await userEvent.type(screen.getByLabelText("and secret"), "s3cret");
  await userEvent.click(screen.getByRole("button", { name: "Get a token" }));
}

test("a program's id and secret give a token, by no cookie, and nothing is stored", async () => {
  fetched.mockResolvedValue(answered({ token: "t0ken", seconds: 3600 }));
  await enter();
  expect(await screen.findByDisplayValue("t0ken")).toBe(screen.getByLabelText("Access token"));
  const [address, init] = fetched.mock.calls[0] ?? [];
  expect([address, init?.credentials, init?.body]).toEqual([
    "/explorer/token",
    "omit",
    JSON.stringify({ clientId: "c1", clientSecret: "s3cret" }),
  ]);
  expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
});

test("a refusal is told", async () => {
  fetched.mockResolvedValue(answered({ error: "invalid_client" }));
  await enter();
  expect(await screen.findByText(/does not know this id and secret/)).toBeTruthy();
});
