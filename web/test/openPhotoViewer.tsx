import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Features } from "../src/relay/features.tsx";
import { installation, openInstallationPanel } from "./openInstallationPanel.tsx";

export const files = ["laid.jpg", "plan.pdf"].map((fileName) => ({
  url: `https://files.example/${fileName}`,
  fileName,
  contentType: "",
  size: 900,
  thumbnailUrl: null,
  sameAs: null,
}));

export const viewName = "View laid.jpg, After laying, Fjällum Cable 20, 30 m";

/** Opens a step of a room with a photo and a PDF. `earlier` are the facts of the step before. */
export async function openFiles(facts: object = {}, features?: Features, earlier = facts) {
  const steps = (installation.steps as { stepLabel: string; entries: object[] }[]).map((step, at) => ({
    ...step,
    entries: step.entries.map((entry) => ({
      ...entry,
      attachments: files.map((file) => ({ ...file, url: `${file.url}?${step.stepLabel}`, ...[earlier, facts][at] })),
    })),
  }));
  await openInstallationPanel({ steps }, "&step=after", features);
}

export async function openViewer() {
  await openFiles();
  await userEvent.click(screen.getByRole("button", { name: viewName }));
  return within(await screen.findByRole("dialog", { name: "laid.jpg, After laying, Fjällum Cable 20, 30 m" }));
}

export const zoomOf = (viewer: Awaited<ReturnType<typeof openViewer>>) =>
  viewer.getByRole("slider", { name: "Scale" }).getAttribute("aria-valuetext");

/** The viewer's zoom, as a percentage of the picture's own pixels. */
export const percentOf = (viewer: Awaited<ReturnType<typeof openViewer>>) => viewer.getByLabelText("Zoom").textContent;
