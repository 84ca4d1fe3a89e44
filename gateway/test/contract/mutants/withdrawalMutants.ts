import { answers, asks, done, insteadOfRefusal, type Json, type Mutant, on, pretends } from "./Mutant.ts";

const reopened = "reopenInstallation: the installation is started again, and takes values";
const withdrawn = "withdrawCertificate: the certificate no longer holds, and its room is finished and not activated";
const replaced = "withdrawCertificate: what it covered is kept, and the next certificate replaces it";

const rows = (change: (row: Json) => Json) =>
  answers<{ data: Json[] }>((page) => ({ ...page, data: page.data.map(change) }));

export const withdrawalMutants: Mutant[] = [
  {
    name: "reopening is forgotten",
    claim: reopened,
    field: "completedAt",
    intercept: on(
      "reopenInstallation",
      pretends({ path: (path) => path.replace(/\/reopen$/, ""), given: { reason: undefined, completedAt: null } }),
    ),
  },
  {
    name: "a withdrawn certificate holds in the register",
    claim: withdrawn,
    field: "status",
    intercept: on(
      "listCertificates",
      rows((row) => ({ ...row, status: "ISSUED" })),
    ),
  },
  {
    name: "the register's filter by status is ignored",
    claim: withdrawn,
    field: "status",
    intercept: on(
      "listCertificates",
      asks(({ status: _, ...query }) => query),
    ),
  },
  {
    name: "the project of a withdrawn certificate stays in the archive",
    claim: withdrawn,
    field: "archived",
    intercept: on(
      "getProject",
      answers((project) => ({ ...project, archived: true })),
    ),
  },
  {
    name: "a product that a certificate covered can be deleted",
    claim: replaced,
    field: "deletion of the product",
    intercept: on("deleteMeasurement", insteadOfRefusal(done)),
  },
  {
    name: "a new certificate names none of before",
    claim: replaced,
    field: "replaces",
    intercept: on(
      "signProject",
      answers<{ certificates: Json[] }>((sent) => ({
        ...sent,
        certificates: sent.certificates.map((certificate) => ({ ...certificate, replaces: [] })),
      })),
    ),
  },
  {
    name: "a replaced certificate names no other",
    claim: replaced,
    field: "replacedBy",
    intercept: on(
      "listCertificates",
      rows((row) => ({ ...row, replacedBy: [] })),
    ),
  },
];
