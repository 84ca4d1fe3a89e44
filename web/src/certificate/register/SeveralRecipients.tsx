import { Button, Checkbox } from "@blueprintjs/core";
import { Text } from "../../i18n/Text.tsx";
import { UnbrokenDates } from "../../i18n/UnbrokenDates.tsx";
import styles from "./CertificateListPage.module.css";
import { lastDelivery } from "./certificateStateTexts.ts";
import type { ListedCertificate } from "./ResendListedCertificate.tsx";

export type TickedCertificate = {
  readonly id: string;
  readonly number: string;
  readonly projectId: string;
  readonly folderId: string;
  readonly customer: string;
  readonly withdrawal: object | null | undefined;
  readonly recipients: Parameters<typeof lastDelivery>[0];
};

/** The certificates that go to one address. A certificate whose last mail failed is a group of its own. */
export type RecipientGroup = { key: string; email: string; hasBounced: boolean; certificates: TickedCertificate[] };

/** `notSent` has the certificates that are withdrawn or without an address. */
export function groupsOf(ticked: readonly TickedCertificate[]) {
  const groups = new Map<string, RecipientGroup>();
  const notSent: TickedCertificate[] = [];
  for (const certificate of ticked) {
    const { email, state } = lastDelivery(certificate.recipients);
    if (certificate.withdrawal || email === null) {
      notSent.push(certificate);
      continue;
    }
    const hasBounced = state === "FAILED";
    const key = hasBounced ? certificate.id : email;
    const group = groups.get(key);
    if (group) group.certificates.push(certificate);
    else groups.set(key, { key, email, hasBounced, certificates: [certificate] });
  }
  return { groups: [...groups.values()], notSent };
}

type Props = {
  groups: readonly RecipientGroup[];
  notSent: readonly TickedCertificate[];
  isIncluded: (group: RecipientGroup) => boolean;
  onToggle: (group: RecipientGroup) => void;
  onCorrect: (certificate: ListedCertificate) => void;
};

/** Each address with its certificates. An address that failed can be corrected. */
export function SeveralRecipients({ groups, notSent, isIncluded, onToggle, onCorrect }: Props) {
  const correct = ([certificate]: readonly TickedCertificate[]) => {
    if (!certificate) return;
    const { projectId, folderId, number, recipients } = certificate;
    const { email, reason } = lastDelivery(recipients);
    onCorrect({ projectId, folderId, last: { number, email, reason } });
  };
  return (
    <>
      <ul className={styles.recipients}>
        {groups.map((group) => (
          <li key={group.key}>
            <Checkbox
              checked={isIncluded(group)}
              onChange={() => onToggle(group)}
              labelElement={
                <>
                  {group.email}
                  <span className={styles.certificates}>
                    <UnbrokenDates>{subjectsOf(group.certificates)}</UnbrokenDates>
                  </span>
                  {group.hasBounced && (
                    <span className={styles.bounced}>
                      <Text id="certificate.several.bounced" />
                    </span>
                  )}
                </>
              }
            />
            {group.hasBounced && (
              <Button className={styles.correct} size="small" onClick={() => correct(group.certificates)}>
                <Text id="certificate.correct" />
              </Button>
            )}
          </li>
        ))}
      </ul>
      {notSent.length > 0 && (
        <p>
          <Text id="certificate.several.notSent" values={{ numbers: notSent.map(({ number }) => number).join(", ") }} />
        </p>
      )}
    </>
  );
}

/** Lists each customer once, then the numbers of the certificates. */
const subjectsOf = (certificates: readonly TickedCertificate[]) =>
  [new Set(certificates.map(({ customer }) => customer)), certificates.map(({ number }) => number)]
    .map((words) => [...words].join(", "))
    .join(" · ");
