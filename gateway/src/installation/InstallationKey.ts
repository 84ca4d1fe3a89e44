/** What leads to an installation within the viewer's company. */
export type InstallationKey = { projectId: string; installationId: string };
