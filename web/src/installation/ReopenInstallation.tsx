import { Button } from "@blueprintjs/core";
import { Unlock } from "@blueprintjs/icons";
import { lazy, Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { Text } from "../i18n/Text.tsx";
import { useFeatures, useIsAdmin } from "../relay/features.tsx";
import type { ReopenInstallation_installation$key } from "./__generated__/ReopenInstallation_installation.graphql.ts";
import styles from "./ReopenInstallation.module.css";

const fetchModal = () => import("./ReopenInstallationModal.tsx");
const ReopenInstallationModal = lazy(async () => ({ default: (await fetchModal()).ReopenInstallationModal }));
const fetchAhead = () => void fetchModal().catch(() => undefined);

export function ReopenInstallation({ installationRef }: { installationRef: ReopenInstallation_installation$key }) {
  const { completedAt, activatedAt, ...installation } = useFragment(
    graphql`
      fragment ReopenInstallation_installation on Installation {
        completedAt
        activatedAt
        ...ReopenInstallationModal_installation
      }
    `,
    installationRef,
  );
  const isAdmin = useIsAdmin();
  const canReopen = useFeatures().reopening === true && isAdmin && completedAt && !activatedAt;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {canReopen && (
        <Button
          className={styles.action}
          variant="minimal"
          icon={<Unlock />}
          aria-haspopup="dialog"
          onPointerEnter={fetchAhead}
          onFocus={fetchAhead}
          onClick={() => setOpen(true)}
        >
          <Text id="installation.reopen.action" />
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <ReopenInstallationModal installationRef={installation} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
