import { Button } from "@blueprintjs/core";
import { Archive } from "@blueprintjs/icons";
import { useState } from "react";
import { localDay } from "../../i18n/localDay.ts";
import { Text } from "../../i18n/Text.tsx";
import { CertificateArchiveModal } from "./CertificateArchiveModal.tsx";
import { type CertificateListView, certificateVariables } from "./certificateListView.ts";

/** Opens the PDFs of a period, which at first is that of the list or else this year until today. */
export function DownloadPdfs({ view }: { view: CertificateListView }) {
  const [isOpen, setIsOpen] = useState(false);
  const today = localDay(new Date().toISOString());
  const { from, to } = certificateVariables(view, today);
  return (
    <>
      <Button icon={<Archive />} onClick={() => setIsOpen(true)}>
        <Text id="certificate.archive.title" />
      </Button>
      {isOpen && (
        <CertificateArchiveModal
          from={from ?? `${today.slice(0, 4)}-01-01`}
          to={to ?? today}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
