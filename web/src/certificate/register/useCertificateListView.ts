import { type ChangeView as Change, useListView } from "../../navigation/useListView.ts";
import { type CertificateListView, certificateListSearch, readCertificateListView } from "./certificateListView.ts";

export const useCertificateListView = () => useListView(readCertificateListView, certificateListSearch);

export type ChangeView = Change<CertificateListView>;
