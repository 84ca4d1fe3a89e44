import { noProduct, type ProductChoiceDraft } from "../product/useProductChoice.ts";

/** An installation as its form holds it; `installerId` is a user's global id, null while nobody is chosen. */
export type InstallationDraft = { title: string; installerId: string | null };

/** The form of one new installation or of several. */
export type InstallationsDraft = InstallationDraft &
  ProductChoiceDraft & {
    isSeveral: boolean;
    /** One a line. */
    names: string;
    countFrom: string;
    countTo: string;
    /** The rooms that were sent and are not known to be made, as JSON; empty before the first try. */
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
