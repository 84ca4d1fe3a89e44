import { Button } from "@blueprintjs/core";
import { MobilePhone } from "@blueprintjs/icons";
import { useId, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { PartFailed } from "../errors/PartFailed.tsx";
import { Text } from "../i18n/Text.tsx";
import { lazyModal } from "../ui/lazyModal.tsx";
import type { Authenticator_user$key } from "./__generated__/Authenticator_user.graphql.ts";
import { RemoveAuthenticatorModal } from "./RemoveAuthenticatorModal.tsx";
import rows from "./SignInSection.module.css";

const SetUpAuthenticatorModal = lazyModal(
  async () => (await import("./SetUpAuthenticatorModal.tsx")).SetUpAuthenticatorModal,
);

type Props = { userRef: Authenticator_user$key; isRetrying: boolean; onRetry: () => void };

export function Authenticator({ userRef, isRetrying, onRetry }: Props) {
  const { hasAuthenticator: found } = useFragment(
    graphql`
      fragment Authenticator_user on User {
        hasAuthenticator @catch(to: RESULT)
      }
    `,
    userRef,
  );
  const titleId = useId();
  const [open, setOpen] = useState<"set-up" | "remove" | "turned" | null>(null);
  const isOn = found.ok && found.value === true;
  const close = () => setOpen(null);
  const turned = () => setOpen("turned");
  return (
    <section aria-labelledby={titleId} className={rows.row}>
      <div className={rows.words}>
        <h3 id={titleId}>
          <Text id="account.authenticator.title" />
        </h3>
        {found.ok && (
          <p>
            <Text id={isOn ? "account.authenticator.isOn" : "account.authenticator.isOff"} />
          </p>
        )}
        <p role="status" className={rows.changed}>
          {open === "turned" && <Text id={isOn ? "account.authenticator.on" : "account.authenticator.off"} />}
        </p>
      </div>
      {found.ok ? (
        <Button icon={<MobilePhone />} onClick={() => setOpen(isOn ? "remove" : "set-up")}>
          <Text id={isOn ? "account.authenticator.turnOff" : "account.authenticator.setUp"} />
        </Button>
      ) : (
        <PartFailed
          title={<Text id="account.authenticator.failed" />}
          errors={found.errors}
          isRetrying={isRetrying}
          onRetry={onRetry}
        />
      )}
      {open === "set-up" && <SetUpAuthenticatorModal onClose={close} onTurnedOn={turned} />}
      {open === "remove" && <RemoveAuthenticatorModal onClose={close} onRemoved={turned} />}
    </section>
  );
}
