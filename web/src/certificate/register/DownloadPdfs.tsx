import { Button } from "@blueprintjs/core";
import { Archive } from "@blueprintjs/icons";
import { useState } from "react";
import { Text } from "../../i18n/Text.tsx";
import { CertificateArchiveModal } from "./CertificateArchiveModal.tsx";
import type { CertificateListView } from "./certificateListView.ts";

export function DownloadPdfs({ view }: { view: CertificateListView }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon={<Archive />} onClick={() => setIsOpen(true)}>
        <Text id="certificate.archive.title" />
      </Button>
      {isOpen && <CertificateArchiveModal view={view} onClose={() => setIsOpen(false)} />}
    </>
  );
}
