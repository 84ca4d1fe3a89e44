import { expect, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { openProject, project } from "../../../test/projectPage.tsx";

test("rooms that lack the same share a line; rooms of one name are told apart by their folders, and a room whose name is its own is not", async () => {
  const [root] = project.signableFolders;
  const [bathroom] = root?.installations ?? [];
  const room = (installationId: string, title: string) => ({ ...bathroom, installationId, title, missing: [] });
  await openProject({
    ...project,
    signableFolders: [
      { ...root, installations: [room("i1", "Bathroom")] },
      {
        folderId: "f1",
        title: "Floor 1",
        pathIds: ["f0", "f1"],
        installations: [room("i2", "Bathroom"), room("i3", "Hall")],
      },
    ],
  });
  const rows = (await screen.findAllByRole("listitem")).map(({ textContent }) => textContent);
  expect(rows).toEqual(["Bathroom · Bathroom, Floor 1 · Hall: can be finished"]);
});

test("more than three rooms that lack the same are counted, and named after a click", async () => {
  const [root] = project.signableFolders;
  const [bathroom] = root?.installations ?? [];
  const [missing] = bathroom?.missing ?? [];
  const steps = [1, 2, 3].map((stepNumber) => ({ ...missing, stepLabel: `s${stepNumber}`, stepNumber }));
  const rooms = ["A", "B", "C", "D"].map((title) => ({
    ...{ ...bathroom, installationId: title, title },
    missing: steps,
  }));
  await openProject({ ...project, signableFolders: [{ ...root, installations: rooms }] });
  const item = within(await screen.findByRole("listitem"));
  const button = item.getByRole("button", { name: "4 rooms", expanded: false });
  expect(screen.getByRole("listitem").textContent).toBe("4 rooms: steps 1–3 missing");
  await userEvent.click(button);
  const links = item.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
  expect(links).toEqual(["A", "B", "C", "D"].map((id) => [id, `/projects/ongoing/p1?installation=${id}&step=s1`]));
});

test("a step with a value outside its limits is never told as missing: what it lacks is named", async () => {
  const [folder] = project.signableFolders;
  const [bathroom] = folder?.installations ?? [];
  const outside = bathroom?.missing.find(({ kind }) => kind === "OUTSIDE");
  const lacking = { ...outside, kind: "NOT_RECORDED", value: null, minimum: null };
  const missing = [
    { ...lacking, field: "RESISTANCE" },
    { ...lacking, productTitle: "Fjällum Mat 100" },
    { ...lacking, field: "ATTACHMENTS", stepLabel: "covering", stepNumber: 3 },
    outside,
  ];
  await openProject({ ...project, signableFolders: [{ ...folder, installations: [{ ...bathroom, missing }] }] });
  expect((await screen.findByRole("listitem")).textContent).toBe(
    "Bathroom: step 2, insulation 2\u00a0MΩ, at least 10\u00a0MΩ; resistance missing; insulation missing (Fjällum Mat 100); step 3 lacks a photo",
  );
});
