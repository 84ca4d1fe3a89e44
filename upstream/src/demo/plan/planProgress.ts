import type { DemoState } from "../data/demoProject.ts";
import type { Random } from "../data/seeded.ts";
import { allSteps, installationsIn, type PlannedFolder, type PlannedInstallation } from "./plan.ts";

/** Changes `root` itself. */
export function planProgress(root: PlannedFolder, state: DemoState, random: Random): void {
  const all = installationsIn(root);
  if (state === "empty") {
    root.installations = [];
    root.folders = [];
  } else if (state === "planned") {
    const last = all.at(-1);
    if (last) last.products = [];
  } else if (state === "ongoing" || state === "shelved") {
    for (const [index, installation] of all.entries()) proceed(installation, index, random);
  } else {
    for (const installation of all) finish(installation, random);
  }
  if (state === "almost") reopen(all.at(-1), 2);
  if (state === "activated") activate(all);
  if (state === "partly") {
    activate(installationsIn(root.folders[0] ?? root));
    reopen(all.at(-1), 1);
  }
}

function proceed(installation: PlannedInstallation, index: number, random: Random): void {
  if (index % 4 === 1) installation.steps = random.whole(0, 1);
  else if (index % 4 === 3) installation.steps = random.whole(1, 3);
  else finish(installation, random);
}

function finish(installation: PlannedInstallation, random: Random): void {
  const draw = random.next();
  installation.steps = allSteps;
  installation.finished = true;
  if (draw < 0.08) installation.condition = "high";
  else if (draw < 0.12) installation.condition = "low";
}

function reopen(installation: PlannedInstallation | undefined, steps: number): void {
  if (!installation) return;
  installation.finished = false;
  installation.steps = steps;
}

function activate(installations: PlannedInstallation[]): void {
  for (const installation of installations) installation.activated = true;
}
