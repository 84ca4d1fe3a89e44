import { expect, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import { openProject, project } from "../../test/projectPage.tsx";

test("a room shows its last photo small, and a dashed box says that a required one is missing", async () => {
  const [hall, bathroom] = project.rootFolder.allInstallations.nodes;
  const stepStates = [{ stepLabel: "S1", stepNumber: 1, state: "PARTIAL" }];
  const photo = {
    url: "https://files.example/1",
    thumbnailUrl: "https://files.example/thumbnail/1",
    fileName: "a.jpg",
  };
  const nodes = [
    { ...hall, stepStates, photo, lacksPhoto: false },
    { ...bathroom, stepStates, photo, lacksPhoto: true },
  ];
  const allInstallations = { ...project.rootFolder.allInstallations, nodes };
  await openProject({ ...project, rootFolder: { ...project.rootFolder, allInstallations } });
  const rowOf = async (name: RegExp) => within(await screen.findByRole("row", { name }));
  const picture = (await rowOf(/Hall/)).getByRole("img", { name: "Photo, Hall" });
  expect(picture.getAttribute("src")).toBe("https://files.example/thumbnail/1");
  expect((await rowOf(/Hall/)).queryByText("Photo missing")).toBeNull();
  expect((await rowOf(/Bathroom/)).getByText("Photo missing")).toBeTruthy();
  expect((await rowOf(/Bathroom/)).queryByRole("img", { name: /^Photo/ })).toBeNull();
});
