import { noProduct, type ProductChoiceDraft } from "../product/useProductChoice.ts";

/** An installation as its form holds it; `installerId` is a user's global id, null while nobody is chosen. */
export type InstallationDraft = { title: string; installerId: string | null };

/** What becomes one installation, or several. */
export type InstallationsDraft = InstallationDraft &
  ProductChoiceDraft & {
    isSeveral: boolean;
    /** One a line. */
    names: string;
    countFrom: string;
    countTo: string;
    /** What the idempotency key stands for, as JSON; empty before the first try. */
    attempt: string;
  };

export const noInstallations: InstallationsDraft = {
  title: "",
  installerId: null,
  isSeveral: false,
  names: "",
  countFrom: "",
  countTo: "",
  attempt: "",
  ...noProduct,
};
