export const panels = {
  installation: () => import("../installation/InstallationPanel.tsx"),
  finish: () => import("../installation/FinishInstallationsPanel.tsx"),
  activation: () => import("../certificate/activation/ActivationPanel.tsx"),
};
