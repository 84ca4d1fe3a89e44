import { noProduct, type ProductChoiceDraft } from "../product/useProductChoice.ts";

/** `installerId` is a user's global id; null while nobody is chosen. */
export type InstallationDraft = { title: string; installerId: string | null };

export type InstallationsDraft = InstallationDraft &
  ProductChoiceDraft & {
    isSeveral: boolean;
    /** One name per line. */
    names: string;
    countFrom: string;
    countTo: string;
    /** JSON of the rooms that were sent but are not known to be created; empty before the first try. */
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
