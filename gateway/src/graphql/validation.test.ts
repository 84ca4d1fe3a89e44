import { expect, test } from "@jest/globals";
import { validateEmail } from "./validation.ts";

test("tells an address that is too long its limit, and any other fault as one of form", () => {
  expect(validateEmail("anna@example.se", "toEmail")).toEqual([]);
  expect(validateEmail("anna", "toEmail")).toEqual([
    { code: "EMAIL_INVALID", field: "toEmail", message: "Invalid email format" },
  ]);
  expect(validateEmail(`${"a".repeat(250)}@b.se`, "toEmail")).toEqual([
    { code: "EMAIL_INVALID", field: "toEmail", message: "toEmail may have 254 characters at most", max: 254 },
  ]);
});
