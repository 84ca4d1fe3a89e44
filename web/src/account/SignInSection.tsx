import { Button } from "@blueprintjs/core";
import { Key } from "@blueprintjs/icons";
import { lazy, Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { Text } from "../i18n/Text.tsx";
import { useFeatures } from "../relay/features.tsx";
import { Boundary } from "../ui/Boundary.tsx";
import { Card } from "../ui/Card.tsx";
import { LostPart } from "../ui/LostPart.tsx";
import type { SignInSection_user$key } from "./__generated__/SignInSection_user.graphql.ts";
import { AccountSection } from "./AccountSection.tsx";
import { Authenticator } from "./Authenticator.tsx";
import { ChangePasswordModal } from "./ChangePasswordModal.tsx";
import styles from "./SignInSection.module.css";

const Passkeys = lazy(async () => ({ default: (await import("../declaration/Passkeys.tsx")).Passkeys }));

type Props = { userRef: SignInSection_user$key; isRetrying: boolean; onRetry: () => void };

export function SignInSection({ userRef, isRetrying, onRetry }: Props) {
  const features = useFeatures();
  const user = useFragment(
    graphql`
      fragment SignInSection_user on User {
        ...Authenticator_user
        ...Passkeys_user
      }
    `,
    userRef,
  );
  const [password, setPassword] = useState<"changing" | "changed" | null>(null);
  return (
    <AccountSection anchor="sign-in" title={<Text id="account.signIn.title" />}>
      <Card flush>
        <div className={styles.row}>
          <div className={styles.words}>
            <h3>
              <Text id="login.password" />
            </h3>
            <p role="status" className={styles.changed}>
              {password === "changed" && <Text id="account.password.done" />}
            </p>
          </div>
          <Button icon={<Key />} onClick={() => setPassword("changing")}>
            <Text id="account.password.title" />
          </Button>
        </div>
        <Authenticator userRef={user} isRetrying={isRetrying} onRetry={onRetry} />
        {features.declarations && (
          <Boundary fallback={() => <LostPart />}>
            <Suspense fallback={null}>
              <Passkeys userRef={user} isRetrying={isRetrying} onRetry={onRetry} />
            </Suspense>
          </Boundary>
        )}
      </Card>
      {password === "changing" && (
        <ChangePasswordModal onClose={() => setPassword(null)} onChanged={() => setPassword("changed")} />
      )}
    </AccountSection>
  );
}
