import { expect, jest, test } from "@jest/globals";
import { fetchQuery } from "react-relay/hooks";
import query, { type GatheredProjectListQuery } from "../project/__generated__/GatheredProjectListQuery.graphql.ts";
import { beginSigningOut } from "../session/signingOut.ts";

const enter = jest.fn();
jest.unstable_mockModule("../session/enter.ts", () => ({ enter }));
const { environment } = await import("./environment.ts");

async function readRefused(): Promise<void> {
  const refusal = { errors: [{ message: "no", extensions: { code: "UNAUTHENTICATED" } }] };
  globalThis.fetch = async () => Response.json(refusal, { status: 401 });
  const force = { fetchPolicy: "network-only" } as const;
  await new Promise<void>((resolve) => {
    const ended = () => resolve();
    fetchQuery<GatheredProjectListQuery>(environment, query, { archived: false }, force).subscribe({
      complete: ended,
      error: ended,
    });
  });
  await new Promise((resolve) => setTimeout(resolve));
}

test("the sign-in page does not come in the middle of a word", async () => {
  window.history.replaceState(null, "", "/account");
  document.dispatchEvent(new Event("input"));
  await readRefused();
  expect(enter).not.toHaveBeenCalled();
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  expect(enter).toHaveBeenCalledTimes(1);
  enter.mockClear();
});

test("a refused request leads to the login page, but not over a sign-out that is under way", async () => {
  window.history.replaceState(null, "", "/account");
  await readRefused();
  expect(enter.mock.calls).toEqual([[expect.stringContaining("/login?returnTo=%2Faccount")]]);
  beginSigningOut();
  await readRefused();
  expect(enter).toHaveBeenCalledTimes(1);
});
