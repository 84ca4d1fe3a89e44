import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { change, changeLines, entry, measured, openHistory, place, told } from "../../test/openHistory.tsx";
import en from "../i18n/en.json" with { type: "json" };
import { historyActions } from "./historyActions.ts";
import { fieldTexts } from "./historyFields.ts";

const enumOf = (name: string) => {
  const schema = readFileSync(join(import.meta.dirname, "../../../schema.graphql"), "utf8");
  const [, values = ""] = new RegExp(`^enum ${name} \\{([^}]*)\\}`, "m").exec(schema) ?? [];
  return [...values.matchAll(/^ {2}([A-Z_\d]+)$/gm)].map(([, value]) => value);
};

test("every act and every value of the schema has its words", () => {
  const acts = enumOf("HistoryAction");
  expect(acts.length).toBeGreaterThan(30);
  expect([...historyActions, "OTHER"]).toEqual(acts);
  for (const act of acts)
    expect(Object.keys(en)).toEqual(expect.arrayContaining([`history.act.${act}`, `history.kind.${act}`]));
  expect(Object.keys(fieldTexts)).toEqual(enumOf("HistoryField"));
});

test("a measured value is told from what to what, in its unit, and leads to its step", async () => {
  const { answer } = await openHistory();
  await answer([measured]);
  expect(told()[0]).toMatch(/Anders Öberg changed step 2 of Badrum/);
  expect(changeLines("Resistance: 131.0 Ω → 134.25 Ω")).toHaveLength(1);
  const href = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  expect(href("step 2")).toBe("/projects/ongoing/p1/folder/f1?installation=i1&step=after+laying");
  expect(href("Badrum")).toBe("/projects/ongoing/p1/folder/f1?installation=i1");
  expect([href("Solbacken 4"), href("Plan 1")]).toEqual(["/projects/ongoing/p1", "/projects/ongoing/p1/folder/f1"]);
  expect(told()[0]).toContain("step 2 of Badrum Resistance: ");
  expect(screen.queryByText("web")).toBeNull();
  const { dateTime, title } = document.querySelector("time") ?? {};
  expect([dateTime, title]).toEqual(["2026-07-01T10:42:00.000Z", expect.stringMatching(/^2026-07-01 \d\d:42:00/)]);
});

test("values are told as forms write them: endless scales, what is not measured, days, roles, names of ids", async () => {
  const { answer } = await openHistory();
  const rights = { installation: null, folder: null, project: null, user: { nodeId: "u2", name: "Anders Öberg" } };
  await answer([
    entry(4, "STEP_RECORDED", {
      changes: [
        change("MEASUREMENT_RESISTANCE", null, "OVER_RANGE"),
        change("MEASUREMENT_INSULATION", "NOT_MEASURED", ">500"),
        change("MEASUREMENT_TEMPERATURE", "-5", null),
        change("ATTACHMENTS", null, "photo.jpg"),
      ],
    }),
    entry(3, "INSTALLATION_CHANGED", {
      changes: [
        change("INSTALLER", "u1", "u2", { fromName: "Elin", toName: null }),
        change("MEASURED_BY", null, "u3", { toName: "Olle" }),
      ],
    }),
    entry(2, "USER_CHANGED", {
      ...rights,
      changes: [change("ROLE", "user", "admin"), change("INSTALLER", "false", "true")],
    }),
    entry(5, "PRODUCT_CHANGED", {
      product: { title: "Flex R1", stepLabel: null },
      changes: [change("PRODUCT", "p1", "p2", { fromName: "Flex R2", toName: "Flex R1" })],
    }),
    entry(1, "PRODUCT_ADDED", {
      product: { title: "Flex R1", stepLabel: null },
      changes: [change("PRODUCT_LENGTH", null, "42.5")],
    }),
  ]);
  for (const line of [
    "Resistance: OL",
    "Insulation resistance: Not measured → >500 MΩ",
    "Temperature at measurement: −5 °C → empty",
    "photo.jpg added",
    "Installer: Elin → erased",
    "Measured by: Olle",
    "Role: User → Administrator",
    "Installer: No → Yes",
    "Product: Flex R2 → Flex R1",
    "Length: 42.5 m",
  ])
    expect(changeLines(line)).not.toEqual([]);
  expect(document.body.textContent).toContain("Anders Öberg changed their own details");
  expect(document.body.textContent).toContain("Anders Öberg added Flex R1 to Badrum");
});

test("what is gone is named and leads nowhere, and what was erased is called so", async () => {
  const { answer } = await openHistory();
  const nobody = { kind: "USER", nodeId: null, name: null };
  await answer([
    entry(3, "INSTALLATION_REMOVED", {
      installation: place("i1", "Badrum", true),
      folder: place("f1", "Plan 1", true),
    }),
    entry(2, "PROJECT_CHANGED", {
      actor: nobody,
      changes: [
        change("CUSTOMER_EMAIL", null, null, { isErased: true }),
        change("CUSTOMER", null, "Öhman", { isErased: true }),
      ],
    }),
    entry(1, "DELIVERY_FAILED", {
      ...{ actor: { ...nobody, kind: "SERVICE" }, via: "SERVICE" },
      certificateNumber: "FG-7",
      changes: [change("DELIVERY_REASON", null, "ADDRESS_REFUSED")],
    }),
  ]);
  expect(screen.queryByRole("link", { name: "Badrum" })).toBeNull();
  expect(document.body.textContent).toContain("Anders Öberg deleted the installation Badrum");
  expect(document.body.textContent).toContain("An erased person changed the project Solbacken 4");
  expect(changeLines("Customer’s e-mail: erased")).toHaveLength(1);
  expect(changeLines("Customer: erased → Öhman")).toHaveLength(1);
  expect(changeLines("Could not be delivered: no such address")).toHaveLength(1);
  expect(document.body.textContent).toContain("automatically");
  expect(screen.getByRole("link", { name: "FG-7" }).getAttribute("href")).toBe(
    "/projects/ongoing/p1/folder/f1?activation=activated",
  );
});

test("a batch names what it changed, each with its link, and says how many more there were", async () => {
  const { answer } = await openHistory("/history", { certificateNumbers: true });
  const nowhere = { project: null, folder: null, installation: null };
  const item = (project: object, rest: object = {}) => ({ ...nowhere, project, certificateNumber: null, ...rest });
  await answer([
    entry(2, "BATCH_ARCHIVED", {
      ...nowhere,
      changes: [change("BATCH_COUNT", null, "1203")],
      items: [item(place("p1", "Ekgatan 1")), item(place("p2", "Ekgatan 2", true)), item(place("p3", null))],
    }),
    entry(1, "BATCH_ASSIGNED", {
      ...nowhere,
      changes: [change("BATCH_COUNT", null, "2")],
      items: [
        item(place("p1", "Ekgatan 1"), { installation: place("i1", "Badrum") }),
        item(place("p1", "Ekgatan 1"), { certificateNumber: "FG-7" }),
      ],
    }),
    entry(0, "BATCH_REOPENED", { ...nowhere, changes: [change("BATCH_COUNT", null, "1")] }),
  ]);
  expect(told()[0]).toMatch(/archived 1,203 projects.*Ekgatan 1, Ekgatan 2, erased and 1,200 more/);
  expect(told()[1]).toContain("Badrum (Ekgatan 1), FG-7");
  expect(told()[2]).toContain("reactivated one project");
  const href = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  expect([href("Ekgatan 1"), href("Badrum")]).toEqual(["/projects/ongoing/p1", "/projects/ongoing/p1?installation=i1"]);
  expect(href("FG-7")).toBe("/certificates/FG-7");
  expect(screen.queryByRole("link", { name: "Ekgatan 2" })).toBeNull();
});

test("a value's file is told with the word for its line", async () => {
  const { answer } = await openHistory();
  await answer([entry(1, "STEP_CHANGED", { changes: [change("RESISTANCE_FILE", null, "matning.csv:12")] })]);
  expect(screen.getByText(/matning\.csv, line 12$/)).toBeTruthy();
});

test("an act of a newer service is told as one without words", async () => {
  const { answer } = await openHistory();
  await answer([entry(1, "OTHER", { changes: [change("OTHER", "a", "b")] })]);
  expect(told()[0]).toContain("Anders Öberg did something that this version has no words for");
  expect(changeLines("Another value: a → b")).toHaveLength(1);
});
