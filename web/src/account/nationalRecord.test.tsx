import { beforeEach, expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { answer, click, dialog, retype, sent } from "../../test/accountForm.ts";
import { company, openAccountPage } from "../../test/openAccountPage.tsx";

beforeEach(() => {
  document.cookie = "language=en";
});

const headOfWorks = { name: "Päivi Nieminen", qualification: "S2", phone: null, email: "paivi@nordgolv.example" };
const record = {
  country: "FI",
  headOfWorks,
  statement: "Vaatimukset täyttyvät.",
  standards: {
    ...{ version: "FI 2022-1", names: ["SFS 6000:2022"] },
    ...{ confirmedAt: null as string | null, confirmedBy: null as string | null },
  },
};

const open = (nationalRecord: typeof record | null, viewerCanEdit = true) =>
  openAccountPage(
    { nationalRecord, viewerCanEdit } as Partial<typeof company>,
    undefined,
    {},
    { nationalRecords: true, standardsConfirmation: true },
  );

test("a record is set up with a proposed statement that can be changed, and shown at once", async () => {
  const { environment } = await open(null);
  await click("Edit record");
  await screen.findByRole("dialog");
  expect(dialog().queryByLabelText(/^Head of electrical works/)).toBeNull();
  await userEvent.selectOptions(dialog().getByLabelText("Record"), "Finland: käyttöönottotarkastuspöytäkirja");
  await userEvent.type(dialog().getByLabelText(/^Head of electrical works/), "Päivi Nieminen");
  await click("Insert a proposal");
  const statement = dialog().getByLabelText<HTMLTextAreaElement>("The firm's statement of conformity");
  expect(statement.value).toContain("sähköturvallisuuslain 1135/2016");
  expect(dialog().queryByRole("button", { name: "Insert a proposal" })).toBeNull();
  await userEvent.clear(statement);
  await userEvent.type(statement, "Vaatimukset täyttyvät.");
  await click("Save");
  const none = { qualification: "", phone: "", email: "" };
  const nationalRecord = {
    ...{ country: "FI", headOfWorks: { name: "Päivi Nieminen", ...none } },
    statement: "Vaatimukset täyttyvät.",
  };
  expect(sent(environment).variables).toEqual({ input: { nationalRecord, version: "v1" } });
  await answer(environment, "SetNationalRecordPayload", [], { company: { ...company, nationalRecord: record } });
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByText("Päivi Nieminen")).toBeTruthy();
  expect(screen.getByText("SFS 6000:2022 (FI 2022-1)")).toBeTruthy();
  expect(screen.getByText("Vaatimukset täyttyvät.").lang).toBe("fi");
});

test("an address that is none is not sent, and no record takes away what it said", async () => {
  const { environment } = await open(record);
  await click("Edit record");
  await retype("Email of the head of works optional", "paivi@");
  await click("Save");
  expect(environment.mock.getAllOperations()).toEqual([]);
  await userEvent.selectOptions(dialog().getByLabelText("Record"), "None");
  expect(dialog().getByText("Without a record these details are removed.")).toBeTruthy();
  await retype("Email of the head of works optional", "").catch(() => undefined);
  expect(dialog().queryByLabelText(/^Email of the head/)).toBeNull();
});

test("somebody who is no admin reads the record and cannot change it", async () => {
  await open(record, false);
  expect(screen.getByText("Finland: käyttöönottotarkastuspöytäkirja")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Edit record" })).toBeNull();
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: /^We work by these standards/ }).disabled).toBe(true);
});

test("an admin ticks the list of standards, and then reads who confirmed it and when", async () => {
  const { environment } = await open(record);
  const label = "We work by these standards (list FI 2022-1)";
  const tick = () => screen.getByRole<HTMLInputElement>("checkbox", { name: label });
  expect(screen.getByText(/^Not confirmed yet/).id).toBe(tick().getAttribute("aria-describedby"));
  await userEvent.click(tick());
  expect(sent(environment).variables).toEqual({ input: { standardsVersion: "FI 2022-1", isConfirmed: true } });
  await answer(environment, "ConfirmStandardsPayload", ["NOT_ALLOWED"], { company: null });
  expect([screen.getAllByRole("alert").length, tick().checked]).toEqual([1, false]);
  await userEvent.click(tick());
  const standards = { ...record.standards, confirmedAt: "2026-11-28T08:00:00.000Z", confirmedBy: "Elin Sandberg" };
  const confirmed = { ...company, nationalRecord: { ...record, standards } };
  await answer(environment, "ConfirmStandardsPayload", [], { company: confirmed });
  expect([tick().checked, screen.queryByRole("alert")]).toEqual([true, null]);
  expect(
    screen.getByText("Confirmed by Elin Sandberg on 2026-11-28. A new list has to be confirmed again."),
  ).toBeTruthy();
  await userEvent.click(tick());
  expect(sent(environment).variables).toEqual({ input: { standardsVersion: "FI 2022-1", isConfirmed: false } });
});
