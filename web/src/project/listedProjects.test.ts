import { expect, test } from "@jest/globals";
import { type ListedProject, projectState, projectsNamed, sortedProjects } from "./listedProjects.ts";

const project = (name: string, rest: Partial<ListedProject> = {}): ListedProject => ({
  name,
  customer: "",
  startDate: "2026-01-01",
  endDate: null,
  installationCount: 0,
  status: "IN_PROGRESS",
  overdueDays: 0,
  undeliveredCertificateCount: null,
  ...rest,
});
const names = (projects: ListedProject[]) => projects.map(({ name }) => name);

test("å, ä and ö stand last in Swedish and beside a and o in English", () => {
  const projects = ["Öberg", "Zetterlund", "Ängen", "Alm"].map((name) => project(name));
  const byName = { column: "name", direction: "ascending" } as const;
  expect(names(sortedProjects(projects, byName, "sv"))).toEqual(["Alm", "Zetterlund", "Ängen", "Öberg"]);
  expect(names(sortedProjects(projects, byName, "en"))).toEqual(["Alm", "Ängen", "Öberg", "Zetterlund"]);
});

test("counts sort as numbers, and rows with the same count by name in both directions", () => {
  const projects = [
    project("B", { installationCount: 9 }),
    project("A", { installationCount: 9 }),
    project("C", { installationCount: 10 }),
  ];
  expect(names(sortedProjects(projects, { column: "installations", direction: "ascending" }, "sv"))).toEqual([
    "A",
    "B",
    "C",
  ]);
  expect(names(sortedProjects(projects, { column: "installations", direction: "descending" }, "sv"))).toEqual([
    "C",
    "A",
    "B",
  ]);
});

test.each(["ascending", "descending"] as const)("projects without an end date stand last, %s", (direction) => {
  const projects = [
    project("open"),
    project("early", { endDate: "2026-02-01" }),
    project("late", { endDate: "2027-02-01" }),
  ];
  expect(names(sortedProjects(projects, { column: "endDate", direction }, "sv")).at(-1)).toBe("open");
});

test("the search looks for the words anywhere in the name, whatever their case", () => {
  const projects = [project("Hotell Norrsken"), project("Villa", { customer: "Norrsken AB" })];
  expect(names(projectsNamed(projects, " ORRSK ", "sv"))).toEqual(["Hotell Norrsken"]);
});

test("a name is found whether its accents are letters of their own or follow them", () => {
  const projects = [project("Café Linné".normalize("NFD")), project("Café Linné".normalize("NFC"))];
  for (const form of ["NFC", "NFD"]) expect(projectsNamed(projects, "linné".normalize(form), "sv")).toHaveLength(2);
});

test("a sharp s is found as two, in small letters and capitals", () => {
  const projects = [project("Lindenstraße 1"), project("LINDENSTRAẞE 2"), project("LINDENSTRASSE 3")];
  for (const query of ["straße", "STRASSE", "stras", "STRAẞE"])
    expect([query, names(projectsNamed(projects, query, "de"))]).toEqual([query, names(projects)]);
});

test("overdue outweighs the status, and a completed project is never late", () => {
  expect(projectState({ status: "SIGNABLE", overdueDays: 3 })).toBe("overdue");
  expect(projectState({ status: "SIGNABLE", overdueDays: 0 })).toBe("signable");
  expect(projectState({ status: "COMPLETED", overdueDays: 0 })).toBe("completed");
});
