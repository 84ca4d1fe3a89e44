import { Button } from "@blueprintjs/core";
import { FailureNotice } from "../errors/FailureNotice.tsx";
import { Text } from "../i18n/Text.tsx";
import styles from "./CompanyLogo.module.css";
import type { useLogoRemoval } from "./useLogoRemoval.ts";

export function LogoRemoval({ removal }: { removal: ReturnType<typeof useLogoRemoval> }) {
  return (
    <>
      <div role="status">
        {removal.canRestore && (
          <div className={styles.line}>
            <p className={styles.muted}>
              <Text id="account.logo.removed" />
            </p>
            <Button size="small" loading={removal.isSetting} onClick={removal.restore}>
              <Text id="account.logo.restore" />
            </Button>
          </div>
        )}
      </div>
      {removal.failure && <FailureNotice context="account" failure={removal.failure} title="account.logo.notChanged" />}
    </>
  );
}
