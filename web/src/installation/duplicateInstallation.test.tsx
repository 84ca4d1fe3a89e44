import { expect, test } from "@jest/globals";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { MockEnvironment } from "relay-test-utils";
import { mockAnswer } from "../../test/mockAnswer.ts";
import { cable, installation, openInstallationPanel } from "../../test/openInstallationPanel.tsx";
import { elin, sent } from "../../test/openSeveralRooms.tsx";

const dialog = () => within(screen.getByRole("dialog", { name: "Duplicate installation" }));
const field = (name: string) => dialog().getByRole<HTMLInputElement>("textbox", { name });
const names = () => field("Room names, one per line");
const button = (name: string) => dialog().getByRole("button", { name });

const cut = { ...cable, id: "gm2", catalogueProductId: "gp8", title: "Fjällum SR-10", number: "E 89 607 09" };
const products = [
  { ...cable, cableMarking: "R1-7", isolation: null },
  { ...cut, cableMarking: "S-12", cableLength: 12, length: 12, voltage: 230, isolation: true },
];
const source = {
  ...installation,
  title: "Bathroom 1101",
  status: "COMPLETED",
  viewerCanRecord: false,
  installer: { ...elin, id: "gu2" },
  completedAt: "2026-10-12T10:00:00.000Z",
  products,
  folder: { id: "gf1", allInstallations: { nodes: [{ title: "Bathroom 1103", id: "gi3" }] } },
};

async function openDuplicate(found: object = source, installers: object[] = [elin]) {
  const { environment } = await openInstallationPanel(found);
  await userEvent.click(screen.getByRole("button", { name: "Duplicate" }));
  await screen.findByRole("dialog");
  const viewer = { ...elin, id: "gu3", installer: true, company: { id: "gc1", installers } };
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) => mockAnswer(operation, { viewer, installation: found })),
  );
  return environment;
}

async function answerAll(environment: MockEnvironment) {
  const operation = environment.mock.getMostRecentOperation();
  const results = sent(environment).installations.map(({ title }) => ({
    installation: { id: `g${title}`, installationId: title, title },
    userErrors: [],
  }));
  const createInstallations = { results, folder: null, userErrors: [] };
  await act(async () => environment.mock.resolve(operation, mockAnswer(operation, { createInstallations })));
}

test("makes rooms with the installer and the products of a finished one, never with a marking", async () => {
  const environment = await openDuplicate();
  expect(dialog().getByText(/gets the 2 products of Bathroom 1101, with length and voltage/)).toBeTruthy();
  const items = dialog().getAllByRole("listitem");
  expect(items.map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^Fjällum Cable 20, 30 mE 89 607 0330.0\sm$/),
    expect.stringMatching(/^Fjällum SR-10E 89 607 09 · .*12.0\sm230\sV$/),
  ]);
  expect(dialog().getByText(/^Values, photos, cable markings and dates are never copied/)).toBeTruthy();
  expect(field("Numbered from").value).toBe("Bathroom 1102");
  await userEvent.type(field("To number"), "1103{Enter}");
  expect(names().value).toBe("Bathroom 1102\nBathroom 1103");
  expect(dialog().getByText("Already in the folder: Bathroom 1103")).toBeTruthy();
  await userEvent.click(button("Create 2 rooms"));
  const copies = [
    { productId: "gp9", cableLength: null, voltage: null, isolation: null },
    { productId: "gp8", cableLength: 12, voltage: 230, isolation: true },
  ];
  const room = { installerId: "gu2", products: copies, idempotencyKey: expect.any(String) };
  const installations = ["Bathroom 1102", "Bathroom 1103"].map((title) => ({ title, ...room }));
  expect(sent(environment)).toEqual({ folderId: "gf1", installations });
  await answerAll(environment);
  expect(dialog().getByRole("status").textContent).toContain("2 rooms were created");
  await userEvent.click(button("Done"));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("sends rooms with many products in bundles, each room once", async () => {
  const many = Array.from({ length: 5 }, (_, index) => ({ ...cut, id: `gm2${index}` }));
  const environment = await openDuplicate({ ...source, products: many });
  await userEvent.type(field("To number"), "1126{Enter}");
  await userEvent.click(button("Create 25 rooms"));
  const titles: string[] = [];
  for (const count of [10, 10, 5]) {
    const rooms = sent(environment).installations.map(({ title }) => title);
    expect(rooms).toHaveLength(count);
    titles.push(...rooms);
    await answerAll(environment);
  }
  expect(titles).toEqual(Array.from({ length: 25 }, (_, index) => `Bathroom ${1102 + index}`));
  expect(dialog().getByRole("heading", { name: "25 rooms were created" })).toBeTruthy();
});

test("a bundle without an answer leaves its rooms in the list, with the reason", async () => {
  const many = Array.from({ length: 5 }, (_, index) => ({ ...cut, id: `gm2${index}` }));
  const environment = await openDuplicate({ ...source, products: many });
  await userEvent.type(field("To number"), "1113{Enter}");
  await userEvent.click(button("Create 12 rooms"));
  await answerAll(environment);
  const left = sent(environment);
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("gone")));
  expect(dialog().getByRole("heading", { name: "2 rooms were not created" })).toBeTruthy();
  expect(names().value).toBe("Bathroom 1112\nBathroom 1113");
  await userEvent.click(button("Try again"));
  expect(sent(environment)).toEqual(left);
});

test("an installer who is none any more has to be replaced", async () => {
  const environment = await openDuplicate(source, [{ ...elin, id: "gu5", firstName: "Alva" }]);
  await userEvent.type(names(), "Hall");
  expect(dialog().getByRole("combobox", { name: "Installer" })).toHaveProperty("value", "");
  await userEvent.click(button("Create 1 room"));
  expect(environment.mock.getAllOperations()).toHaveLength(0);
});

test("an installation without products says so, and its copies get none", async () => {
  const environment = await openDuplicate({ ...source, products: [] });
  expect(dialog().getByText("Bathroom 1101 has no products, so the new rooms get none.")).toBeTruthy();
  await userEvent.type(names(), "Hall");
  await userEvent.click(button("Create 1 room"));
  expect(sent(environment).installations).toMatchObject([{ title: "Hall", products: [] }]);
});
