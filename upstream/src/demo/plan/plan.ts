/** After laying, the resistance of a `high` or `low` cable is near a limit. A `damaged` one breaks when covered. */
export type Condition = "sound" | "high" | "low" | "damaged";

export type PlannedProduct = {
  articleNumber: string;
  cableLength?: number;
  voltage?: number;
  isolation?: boolean;
};

export type PlannedInstallation = {
  title: string;
  products: PlannedProduct[];
  /** The number of recorded steps. The last step is recorded only if `finished`. */
  steps: number;
  finished: boolean;
  activated: boolean;
  condition: Condition;
};

export type PlannedFolder = {
  title: string;
  installations: PlannedInstallation[];
  folders: PlannedFolder[];
};

/** At least as many steps as any product has. */
export const allSteps = 9;

export function planned(title: string, products: PlannedProduct[], more: Partial<PlannedInstallation> = {}) {
  return {
    title,
    products,
    steps: 0,
    finished: false,
    activated: false,
    condition: "sound",
    ...more,
  } satisfies PlannedInstallation as PlannedInstallation;
}

export function finished(title: string, products: PlannedProduct[], condition: Condition = "sound") {
  return planned(title, products, { steps: allSteps, finished: true, condition });
}

export function installationsIn(folder: PlannedFolder): PlannedInstallation[] {
  return [...folder.installations, ...folder.folders.flatMap(installationsIn)];
}
