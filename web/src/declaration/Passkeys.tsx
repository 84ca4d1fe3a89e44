import { Button } from "@blueprintjs/core";
import { Key } from "@blueprintjs/icons";
import { lazy, Suspense, useId, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { PartFailed } from "../errors/PartFailed.tsx";
import { localDay } from "../i18n/localDay.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import type { Passkeys_user$key } from "./__generated__/Passkeys_user.graphql.ts";
import styles from "./Passkeys.module.css";

const AddPasskeyModal = lazy(async () => ({ default: (await import("./AddPasskeyModal.tsx")).AddPasskeyModal }));
const RemovePasskeyModal = lazy(async () => ({
  default: (await import("./RemovePasskeyModal.tsx")).RemovePasskeyModal,
}));

type Passkey = { id: string; name: string };

type Props = { userRef: Passkeys_user$key; isRetrying: boolean; onRetry: () => void };

/** Renders nothing if the service has no passkeys. */
export function Passkeys({ userRef, isRetrying, onRetry }: Props) {
  const { passkeys: found } = useFragment(
    graphql`
      fragment Passkeys_user on User {
        passkeys @catch(to: RESULT) {
          id
          name
          createdAt
          lastUsedAt
        }
      }
    `,
    userRef,
  );
  const text = useText();
  const titleId = useId();
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<Passkey | null>(null);
  if (!found.ok) {
    return (
      <PartFailed
        title={<Text id="passkey.loadFailed" />}
        errors={found.errors}
        isRetrying={isRetrying}
        onRetry={onRetry}
      />
    );
  }
  const passkeys = found.value;
  if (!passkeys) return null;
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h3 id={titleId}>
            <Text id="passkey.title" />
          </h3>
          <p>
            <Text id="passkey.reason" /> {passkeys.length === 0 && <Text id="passkey.none" />}
          </p>
        </div>
        <Button icon={<Key />} onClick={() => setAdding(true)}>
          <Text id="passkey.add" />
        </Button>
      </div>
      {passkeys.length > 0 && (
        <ul className={styles.list} aria-labelledby={titleId}>
          {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
            <li key={id} className={styles.passkey}>
              <div className={styles.words}>
                <strong>{name}</strong>
                <p>
                  {lastUsedAt ? (
                    <Text id="passkey.addedAndUsed" values={{ day: localDay(createdAt), last: localDay(lastUsedAt) }} />
                  ) : (
                    <Text id="passkey.added" values={{ day: localDay(createdAt) }} />
                  )}
                </p>
              </div>
              <Button
                variant="minimal"
                aria-label={text("passkey.remove.named", { name })}
                onClick={() => setRemoved({ id, name })}
              >
                <Text id="passkey.remove" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Suspense>
        {isAdding && <AddPasskeyModal onClose={() => setAdding(false)} />}
        {removed && <RemovePasskeyModal passkey={removed} onClose={() => setRemoved(null)} />}
      </Suspense>
    </section>
  );
}
