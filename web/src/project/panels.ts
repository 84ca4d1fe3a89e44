/** The code of each panel, which a page loads once the address has the panel. */
export const panels = {
  installation: () => import("../installation/InstallationPanel.tsx"),
  finish: () => import("../installation/FinishInstallationsPanel.tsx"),
  activation: () => import("../certificate/activation/ActivationPanel.tsx"),
};
