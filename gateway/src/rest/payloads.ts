import type { components } from "./__generated__/contract.ts";

// Names for what the REST service answers, as its contract has it.
type Schemas = components["schemas"];

export type RestUser = Schemas["User"];
export type RestCompany = Schemas["Company"];
export type RestProject = Schemas["Project"];
export type RestFolderSummary = Schemas["FolderSummary"];
export type RestFolder = Schemas["Folder"];
export type RestInstallation = Schemas["Installation"];
export type RestInstallationDetail = Schemas["InstallationDetail"];
export type RestProduct = Schemas["Product"];
export type RestInstalledProduct = Schemas["InstalledProduct"];
export type RestStep = Schemas["Step"];
export type RestStepEntry = Schemas["StepEntry"];
export type RestReading = Schemas["Reading"];
export type RestMissing = Schemas["Missing"];
export type RestSignableFolder = Schemas["SignableFolder"];
export type RestSignableInstallation = Schemas["SignableInstallation"];
export type RestCertificate = Schemas["Certificate"];
export type RestVerifiedCertificate = Schemas["VerifiedCertificate"];
export type RestProblem = Schemas["Problem"];
