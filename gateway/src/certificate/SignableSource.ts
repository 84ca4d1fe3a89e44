import type { RestCertificate, RestSignableFolder, RestSignableInstallation } from "../rest/types.ts";
import type { InProject } from "./inProject.ts";

// What the activation lists hold, with the project that they are of: it leads to the folder and the installation themselves.
export type SignableFolderSource = RestSignableFolder & InProject;
export type SignableInstallationSource = RestSignableInstallation & InProject;
export type CertificateSource = RestCertificate & InProject;
