import { expect, test } from "@jest/globals";
import { emailErrors } from "./isEmail.ts";

test("tells an address that is too long its limit, and any other fault as one of form", () => {
  expect(emailErrors("anna@example.se", "toEmail")).toEqual([]);
  expect(emailErrors("anna", "toEmail")).toEqual([
    { code: "EMAIL_INVALID", field: "toEmail", message: "Invalid email format" },
  ]);
  expect(emailErrors(`${"a".repeat(250)}@b.se`, "toEmail")).toEqual([
    { code: "EMAIL_INVALID", field: "toEmail", message: "toEmail may have 254 characters at most", max: 254 },
  ]);
});
