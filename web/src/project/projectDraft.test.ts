import { expect, test } from "@jest/globals";
import { emptyProject, projectFaults, projectFields, toProjectInput } from "./projectDraft.ts";

const villa = {
  name: "Villa Öberg",
  customer: "Karin Öberg",
  customerEmail: "",
  postalCode: "",
  city: "Umeå",
  startDate: "2026-11-09",
  endDate: "2026-12-18",
};
const optional = ["customerEmail", "postalCode"] as const;
const faultsOf = (change: Partial<typeof villa>) => projectFaults({ ...villa, ...change }, optional);

test("a text that is too long is a fault of its field", () => {
  const long = { ...emptyProject, name: "a".repeat(201), city: "a".repeat(101), postalCode: "1".repeat(21) };
  expect(projectFaults(long, projectFields)).toMatchObject({
    name: "TOO_LONG",
    city: "TOO_LONG",
    postalCode: "TOO_LONG",
  });
});

test("an empty draft lacks all but what is optional, and blanks are as good as nothing", () => {
  expect(projectFaults(emptyProject, optional)).toEqual({
    name: "NAME_REQUIRED",
    customer: "CUSTOMER_REQUIRED",
    city: "CITY_REQUIRED",
    startDate: "START_DATE_REQUIRED",
    endDate: "END_DATE_REQUIRED",
  });
  expect(faultsOf({ name: "  " })).toEqual({ name: "NAME_REQUIRED" });
  expect(projectFaults({ ...villa, endDate: "" }, ["customerEmail", "endDate"])).toEqual({
    postalCode: "POSTAL_CODE_REQUIRED",
  });
});

test.each(["2026-13-45", "2026-02-30", "9/11 2026", "soon"])("%s is no day", (startDate) => {
  expect(faultsOf({ startDate })).toEqual({ startDate: "DATE_INVALID" });
});

test("an end before the start is wrong, one on its day is not", () => {
  expect(faultsOf({ endDate: "2026-11-08" })).toEqual({ endDate: "END_BEFORE_START" });
  expect(faultsOf({ endDate: "2026-11-09" })).toEqual({});
});

test.each(["a", "a@b", "@b.c", "a@.c", "a@b.", "a b@c.d"])("%s is no address", (customerEmail) => {
  expect(faultsOf({ customerEmail })).toEqual({ customerEmail: "EMAIL_INVALID" });
});

test("an empty end is sent as none", () => {
  const { startDate, endDate, ...texts } = villa;
  expect(toProjectInput(villa)).toEqual({ ...texts, startsOn: startDate, endsOn: endDate });
  expect(toProjectInput({ ...villa, endDate: "" }).endsOn).toBeNull();
});
