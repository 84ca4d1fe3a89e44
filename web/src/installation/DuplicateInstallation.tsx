import { Button } from "@blueprintjs/core";
import { Duplicate } from "@blueprintjs/icons";
import { lazy, Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { draftKeys } from "../forms/draftKeys.ts";
import { wasInterrupted } from "../forms/draftStore.ts";
import { Text } from "../i18n/Text.tsx";
import { useProjectAddress } from "../navigation/useProjectAddress.ts";
import type { DuplicateInstallation_installation$key } from "./__generated__/DuplicateInstallation_installation.graphql.ts";

const fetchModal = () => import("./DuplicateInstallationModal.tsx");
const DuplicateInstallationModal = lazy(async () => ({ default: (await fetchModal()).DuplicateInstallationModal }));
const fetchAhead = () => void fetchModal().catch(() => undefined);

/** Finished installations can also be copied. */
export function DuplicateInstallation({
  installationRef,
}: {
  installationRef: DuplicateInstallation_installation$key;
}) {
  const { id, activatedAt, ...installation } = useFragment(
    graphql`
      fragment DuplicateInstallation_installation on Installation {
        id
        activatedAt
        ...DuplicateInstallationModal_installation
      }
    `,
    installationRef,
  );
  const { list } = useProjectAddress();
  const [isOpen, setOpen] = useState(() => wasInterrupted(draftKeys.installationCopy(id)));
  // A completed project (archived and activated) accepts no new rooms.
  if (list === "archived" && activatedAt) return null;
  return (
    <>
      <Button
        variant="minimal"
        icon={<Duplicate />}
        aria-haspopup="dialog"
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={() => setOpen(true)}
      >
        <Text id="modal.duplicate" />
      </Button>
      {isOpen && (
        <Suspense>
          <DuplicateInstallationModal installationRef={installation} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
