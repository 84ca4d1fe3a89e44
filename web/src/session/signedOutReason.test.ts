import { expect, test } from "@jest/globals";
import { loginPathOfEnded } from "./signedOutReason.ts";

test("the login page leads back to the page that was left, also when a second request finds the session ended", () => {
  const page = { pathname: "/account", search: "?tab=users" };
  const path = loginPathOfEnded(page);
  expect(path).toBe("/login?returnTo=%2Faccount%3Ftab%3Dusers");
  const [pathname = "", query = ""] = path.split("?");
  expect(loginPathOfEnded({ pathname, search: `?${query}` })).toBe(path);
});
