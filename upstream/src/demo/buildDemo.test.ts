import { describe, expect, test } from "@jest/globals";
import { productCatalogue } from "../product/catalogue/catalogue.ts";
import { stepCatalogue } from "../step/stepCatalogue.ts";
import { buildDemo } from "./buildDemo.ts";
import { demoPeople } from "./data/demoPeople.ts";

const now = new Date("2026-05-20T09:30:00Z");
const rows = buildDemo(now);

const recordedData = rows.recording.map(({ data }) => JSON.parse(data));

describe("the demo rows", () => {
  test("three companies, forty-one people and sixty projects", () => {
    expect(rows.company).toHaveLength(3);
    expect(rows.app_user).toHaveLength(41);
    expect(rows.project).toHaveLength(60);
  });

  test("people of every kind, each with an address of their own", () => {
    expect(new Set(demoPeople.map(({ state }) => state))).toEqual(new Set(["active", "inactive", "invited"]));
    expect(new Set(rows.app_user.map(({ role }) => role))).toEqual(new Set(["owner", "admin", "user"]));
    expect(new Set(rows.app_user.map(({ email }) => email)).size).toBe(41);
    for (const { email } of rows.app_user) expect(email).toMatch(/^[a-z-]+@[a-z]+\.example$/);
  });

  test("the same ids every time, and dates that follow the day", () => {
    const later = buildDemo(new Date("2026-05-21T09:30:00Z"));
    expect(later.installed_product.map(({ id }) => id)).toEqual(rows.installed_product.map(({ id }) => id));
    expect(later.project[0]?.start_date).not.toEqual(rows.project[0]?.start_date);
  });

  test("no id twice in a table", () => {
    for (const table of ["project", "folder", "installation", "installed_product", "file"] as const) {
      expect(new Set(rows[table].map(({ id }) => id)).size).toBe(rows[table].length);
    }
  });

  test("nothing was recorded or finished in the future, or before its project began", () => {
    const starts = new Map(rows.project.map(({ id, start_date }) => [id, new Date(start_date)]));
    for (const { recorded_at } of rows.recording) expect(new Date(recorded_at) < now).toBe(true);
    for (const { completed_at, project_id } of rows.installation) {
      if (completed_at) expect(new Date(completed_at) > (starts.get(project_id) ?? now)).toBe(true);
    }
  });

  test("folders three deep, a project without installations, one without an end, one overdue", () => {
    expect(Math.max(...rows.folder.map(({ depth }) => depth))).toBe(2);
    const filled = new Set(rows.installation.map(({ project_id }) => project_id));
    expect(rows.project.some(({ id }) => !filled.has(id))).toBe(true);
    expect(rows.project.some(({ end_date }) => end_date === null)).toBe(true);
    expect(rows.project.some(({ end_date, archived }) => !archived && end_date && new Date(end_date) < now)).toBe(true);
  });

  test("every recipe is installed somewhere", () => {
    const recipes = new Map(productCatalogue.map(({ id, recipe }) => [id, recipe]));
    const installed = new Set(rows.installed_product.map(({ product_id }) => recipes.get(product_id)));
    expect(installed).toEqual(new Set(recipes.values()));
  });

  test("recordings name known steps and hold readings an instrument can show", () => {
    const labels = new Set(stepCatalogue.map(({ stepLabel }) => stepLabel));
    for (const { step_label } of rows.recording) expect(labels).toContain(step_label);
    for (const { resistance = 1, insulation = 1, current = 1 } of recordedData) {
      for (const value of [resistance, insulation, current])
        expect(value === "OVER_RANGE" || value === ">1000" || value > 0).toBe(true);
    }
  });

  test("one cable broke when it was covered", () => {
    expect(recordedData).toContainEqual({ resistance: "OVER_RANGE", insulation: 2 });
    expect(recordedData.filter(({ resistance }) => resistance === "OVER_RANGE")).toHaveLength(1);
    expect(recordedData.some(({ insulation }) => insulation === ">1000")).toBe(true);
  });
});
