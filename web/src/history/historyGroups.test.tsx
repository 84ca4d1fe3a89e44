import { expect, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { change, changeLines, entry, openHistory, place } from "../../test/openHistory.tsx";

const at = (time: string) => ({ at: `2026-07-01T10:${time}.000Z` });
const step = (sequence: number, time: string, room: string, rest: object = {}) =>
  entry(sequence, "STEP_RECORDED", {
    ...at(time),
    installation: place(room, room),
    changes: [change("MEASUREMENT_RESISTANCE", null, "88.7", { stepNumber: 1 })],
    ...rest,
  });
const read = (line: number) => ({
  changes: [
    change("MEASUREMENT_RESISTANCE", null, "88.7", { stepNumber: 1 }),
    change("MEASUREMENT_INSULATION", null, ">500", { stepNumber: 1 }),
    change("RESISTANCE_FILE", null, `matning.csv:${line}`),
    change("INSULATION_FILE", null, `matning.csv:${line}`),
  ],
});
/** The lines below a group are left out. */
const lines = () => [...document.querySelectorAll("ol > li")].map(({ textContent }) => textContent ?? "");

test("values of one file are one line that tells file, values and rooms, and unfolds", async () => {
  const { answer } = await openHistory();
  await answer([
    step(4, "42:02", "Kök", read(4)),
    step(3, "42:01", "Badrum", { ...read(3), action: "STEP_CHANGED" }),
    step(2, "42:00", "Badrum", read(2)),
    step(1, "41:59", "Hall"),
  ]);
  expect(lines()).toHaveLength(2);
  expect(lines()[0]).toContain("Anders Öberg read matning.csv: 6 values in 2 rooms");
  const details = screen.getByText("3 events").closest("details") as HTMLDetailsElement;
  expect(details.open).toBe(false);
  await userEvent.click(screen.getByText("3 events"));
  expect(details.open).toBe(true);
  expect(within(details).getAllByRole("link", { name: "Badrum" })).toHaveLength(2);
  expect(changeLines("Insulation resistance: >500 MΩ")).toHaveLength(3);
  expect(screen.getByText("4 of 4 events")).toBeTruthy();
});

test("typed values of a room name the room, and those changed say so", async () => {
  const { answer } = await openHistory();
  await answer([
    step(4, "42:30", "Kök", { action: "STEP_CHANGED" }),
    step(3, "42:00", "Kök", { action: "STEP_CHANGED" }),
    step(2, "30:30", "Hall"),
    step(1, "30:00", "Kök", { project: place("p2", "Ekgatan 1") }),
  ]);
  expect(lines()[0]).toMatch(/Anders Öberg changed 2 values in KökSolbacken 4 \/ Plan 1/);
  expect(lines()[1]).toMatch(/Anders Öberg recorded 2 values in 2 roomsPlan 12 events/);
  expect(screen.getAllByRole("link", { name: "Kök" })[0]?.closest("ol > li")?.textContent).toBe(lines()[0]);
  expect(screen.getAllByRole("link", { name: "Kök" })).toHaveLength(4);
});

test("other acts are told by their kind and number, those of the service too", async () => {
  const { answer } = await openHistory();
  const service = { actor: { kind: "SERVICE", nodeId: null, name: null }, via: "SERVICE" };
  await answer([
    entry(4, "DELIVERY_SENT", { ...service, ...at("42:01") }),
    entry(3, "DELIVERY_SENT", { ...service, ...at("42:00") }),
    entry(2, "INSTALLATION_FINISHED", at("41:59")),
    entry(1, "INSTALLATION_FINISHED", at("41:58")),
    entry(0, "PRODUCT_ADDED", at("31:58")),
    entry(-1, "PRODUCT_ADDED", at("31:57")),
  ]);
  expect(lines()).toHaveLength(3);
  expect(lines()[0]).toContain("The service sent 2 mails");
  expect(lines()[1]).toContain("Anders Öberg finished 2 installations");
  expect(lines()[2]).toContain("Anders Öberg added 2 products");
});

test("what activating a house's warranties made is one line, with links if it is one room and one certificate", async () => {
  const { answer } = await openHistory();
  const room = (id: string) => ({ installation: place(id, id) });
  const certificate = (number: string) => ({ installation: null, certificateNumber: number });
  await answer([
    entry(9, "CERTIFICATE_SENT", { ...at("42:01"), ...certificate("FG-2") }),
    entry(8, "INSTALLATION_ACTIVATED", { ...at("42:01"), ...room("Kök") }),
    entry(7, "CERTIFICATE_ISSUED", { ...at("42:01"), ...certificate("FG-2") }),
    entry(6, "INSTALLATION_ACTIVATED", { ...at("42:00"), ...room("Hall") }),
    entry(5, "CERTIFICATE_ISSUED", { ...at("42:00"), ...certificate("FG-1") }),
    entry(4, "INSTALLATION_ACTIVATED", { ...at("30:01"), ...room("Bad") }),
    entry(3, "CERTIFICATE_ISSUED", { ...at("30:00"), ...certificate("FG-0") }),
    entry(2, "CERTIFICATE_SENT", { ...at("20:01"), ...certificate("FG-4") }),
    entry(1, "CERTIFICATE_SENT", { ...at("20:00"), ...certificate("FG-3") }),
  ]);
  expect(lines()).toHaveLength(3);
  expect(lines()[0]).toContain("Anders Öberg activated the warranty of 2 rooms and issued and sent 2 certificates");
  expect(lines()[1]).toContain("Anders Öberg activated the warranty of Bad and issued FG-0");
  expect(lines()[2]).toContain("Anders Öberg sent 2 certificates");
});

test("certificates without a number are counted by what was issued, else sent, and named only if all is one number", async () => {
  const { answer } = await openHistory();
  const certificate = (number: string | null) => ({ installation: null, certificateNumber: number });
  const room = { installation: place("Hall", "Hall") };
  await answer([
    entry(13, "CERTIFICATE_SENT", { ...at("52:01"), ...certificate(null) }),
    entry(12, "CERTIFICATE_ISSUED", { ...at("52:00"), ...certificate(null) }),
    entry(11, "CERTIFICATE_SENT", { ...at("42:01"), ...certificate("FG-2") }),
    entry(10, "CERTIFICATE_ISSUED", { ...at("42:01"), ...certificate("FG-2") }),
    entry(9, "CERTIFICATE_ISSUED", { ...at("42:00"), ...certificate(null) }),
    entry(8, "INSTALLATION_ACTIVATED", { ...at("30:01"), ...room }),
    entry(7, "CERTIFICATE_SENT", { ...at("30:00"), ...certificate(null) }),
    entry(6, "INSTALLATION_ACTIVATED", { ...at("20:01"), ...room }),
    entry(5, "CERTIFICATE_ISSUED", { ...at("20:01"), ...certificate("FG-1") }),
    entry(4, "CERTIFICATE_SENT", { ...at("20:00"), ...certificate("FG-1") }),
  ]);
  expect(lines()).toHaveLength(4);
  expect(lines()[0]).toContain("Anders Öberg issued and sent 1 certificate");
  expect(lines()[1]).toContain("Anders Öberg issued and sent 2 certificates");
  expect(lines()[2]).toContain("Anders Öberg activated the warranty of Hall and sent 1 certificate");
  expect(lines()[3]).toContain("Anders Öberg activated the warranty of Hall and issued and sent FG-1");
});

test("other persons, ways, acts, files and minutes stay apart, and so do erased persons", async () => {
  const { answer } = await openHistory();
  const erased = { actor: { kind: "USER", nodeId: null, name: null } };
  await answer([
    step(9, "50:00", "Hall", erased),
    step(8, "50:00", "Hall", erased),
    step(7, "42:00", "Hall"),
    step(6, "42:00", "Hall", { actor: { kind: "USER", nodeId: "u3", name: "Anders Öberg" } }),
    step(5, "42:00", "Hall", { via: "PHONE" }),
    entry(4, "INSTALLATION_FINISHED", at("42:00")),
    step(3, "42:00", "Hall", read(2)),
    step(2, "42:00", "Hall"),
    step(1, "40:59", "Hall"),
  ]);
  expect(lines()).toHaveLength(9);
  expect(document.querySelector("details")).toBeNull();
});

test("a search unfolds what it found", async () => {
  const { answer } = await openHistory("/history?q=88.7");
  await answer([step(2, "42:01", "Hall"), step(1, "42:00", "Hall")]);
  expect(screen.getByText("2 events").closest("details")?.open).toBe(true);
});

test("a search that nothing contains repeats its words", async () => {
  const { answer } = await openHistory("/history?q=zzzq");
  await answer([]);
  expect(screen.getByRole("heading", { name: "Nothing in the history contains “zzzq”" })).toBeTruthy();
});
