import { expect, test } from "@jest/globals";
import { RestProblem } from "../rest/errors.ts";
import { catchUserErrors } from "./userErrors.ts";

const refused = (detail: { field: string; code: string; limit?: number; message?: string }) =>
  catchUserErrors(
    Promise.reject(
      new RestProblem(400, {
        code: "VALIDATION_FAILED",
        message: "Some fields need another value.",
        requestId: "r1",
        details: [{ message: "must NOT have more than 200 characters", ...detail }],
      }),
    ),
  );

test.each([
  ["endDate", "END_BEFORE_START", "END_BEFORE_START", "The end date must be after the start date."],
  [
    "activationDate",
    "DATE_INVALID",
    "DATE_INVALID",
    "The activation date is later than one year from now, 2027-11-24.",
  ],
  ["data.temperature", "FIELD_UNKNOWN", "VALUE_INVALID", "This step does not ask for temperature."],
])("passes on what the service explains of %s", async (path, restCode, code, message) => {
  const { userErrors } = await refused({ field: path, code: restCode, message });
  expect(userErrors).toEqual([{ code, field: path.split(".").at(-1), message }]);
});

test.each([
  ["data.resistance", "resistance", 'is no reading: write 12.5, ">500", OVER_RANGE or NOT_MEASURED.', "FIELD_FORMAT"],
  [
    "projects.2.name",
    "projects.2.name",
    "is no text that can be seen: write a letter, a digit or a sign at least.",
    "FIELD_FORMAT",
  ],
  ["metadata.a b", "metadata", "is of another type: give text or null.", "FIELD_TYPE"],
  ["idempotency-key", "idempotencyKey", "is no key: write a text without blanks.", "FIELD_FORMAT"],
  ["cableLength", "cableLength", "is more than 10000: give more than 0 to 10000.", "FIELD_TOO_LARGE"],
])("names the input's field in what the service explains of %s", async (path, field, words, restCode) => {
  const { userErrors } = await refused({ field: path, code: restCode, message: `${path} ${words}` });
  expect(userErrors).toEqual([{ code: "VALUE_INVALID", field, message: `${field} ${words}` }]);
});

test("passes on who made the change that a conflict is about", async () => {
  const problem = { code: "VERSION_CONFLICT", message: "Anna changed this.", requestId: "r1", changedBy: "Anna Ek" };
  const { userErrors } = await catchUserErrors(Promise.reject(new RestProblem(412, problem)));
  expect(userErrors).toMatchObject([{ code: "CONFLICT", changedBy: "Anna Ek" }]);
});

test("passes on whose passkey it is", async () => {
  const problem = { code: "PASSKEY_NOT_OWN", message: "Anna's.", requestId: "r1", ownedBy: "Anna Ek" };
  const { userErrors } = await catchUserErrors(Promise.reject(new RestProblem(409, problem)));
  expect(userErrors).toMatchObject([{ code: "PASSKEY_NOT_OWN", ownedBy: "Anna Ek" }]);
});

test("names no field where the whole input is meant", async () => {
  const message = "The body changes nothing: give 1 field at least.";
  const { userErrors } = await refused({ field: "", code: "FIELD_VALUE", message });
  expect(userErrors).toEqual([
    { code: "VALUE_INVALID", field: null, message: "The input changes nothing: give 1 field at least." },
  ]);
});

test.each([
  [
    { field: "title", code: "FIELD_TOO_LONG", limit: 200 },
    { message: "title may have 200 characters at most", max: 200 },
  ],
  [
    { field: "voltage", code: "FIELD_TOO_LARGE", limit: 1000 },
    { message: "voltage is too large; the limit is 1000", max: 1000 },
  ],
  [
    { field: "data.resistance", code: "FIELD_TOO_SMALL", limit: 0 },
    { message: "resistance is too small; the limit is 0", min: 0 },
  ],
  [{ field: "title", code: "FIELD_TOO_LONG" }, { message: "title is too long" }],
  [{ field: "title", code: "FIELD_FORMAT" }, { message: "title cannot be stored as it is" }],
])("tells the limit of %j in words of its own, never in those of the service's validator", async (detail, told) => {
  const { userErrors } = await refused(detail);
  const field = detail.field.split(".").at(-1);
  expect(userErrors).toEqual([{ code: "VALUE_INVALID", field, ...told }]);
});
