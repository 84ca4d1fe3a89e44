import { noProduct, type ProductChoiceDraft } from "../product/useProductChoice.ts";

/** `installerId` is a user's global id. It is null until an installer is chosen. */
export type InstallationDraft = { title: string; installerId: string | null };

export type InstallationsDraft = InstallationDraft &
  ProductChoiceDraft & {
    isSeveral: boolean;
    /** One name per line. */
    names: string;
    countFrom: string;
    countTo: string;
    /** JSON of the rooms whose creation was requested, but not confirmed. Empty before the first try. */
    pending: string;
  };

export const noInstallations: InstallationsDraft = {
  title: "",
  installerId: null,
  isSeveral: false,
  names: "",
  countFrom: "",
  countTo: "",
  pending: "",
  ...noProduct,
};
