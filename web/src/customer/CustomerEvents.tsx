import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { Link } from "react-router";
import { deliveryReasons } from "../certificate/deliveryReasons.ts";
import { faultShapes, faultStates } from "../certificate/faultStates.ts";
import type { MessageId } from "../i18n/catalogues.ts";
import { DatedText } from "../i18n/DatedText.tsx";
import { Text } from "../i18n/Text.tsx";
import { useMoment } from "../i18n/useMoment.ts";
import { useText } from "../i18n/useText.ts";
import { Card } from "../ui/Card.tsx";
import { useOriginState } from "../ui/origin.ts";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import type {
  CustomerEvents_customer$data,
  CustomerEvents_customer$key,
} from "./__generated__/CustomerEvents_customer.graphql.ts";
import styles from "./Customer.module.css";

type Certificate = CustomerEvents_customer$data["certificates"][number];
/** If this mail failed and is the last mail of a certificate, `failedNumber` is that certificate's number. */
type Mail = Certificate["recipients"][number] & { numbers: string[]; failedNumber: string | null };
type Fault = NonNullable<Certificate["faultReports"]>[number] & { number: string };

const mailShapes = { QUEUED: "in-progress", SENT: "completed", FAILED: "overdue" } as const;
const mailWords: Record<string, MessageId> = {
  QUEUED: "certificate.delivery.queued",
  SENT: "customer.accepted",
  FAILED: "certificate.delivery.failed",
};

type Props = {
  customerRef: CustomerEvents_customer$key;
  /** The certificates whose last mail failed, so that they can be sent again. */
  failedNumbers: readonly string[];
  onResend: (number: string) => void;
};

export function CustomerEvents({ customerRef, failedNumbers, onResend }: Props) {
  const [isMailOnly, setMailOnly] = useState(false);
  const { certificates } = useFragment(
    graphql`
      fragment CustomerEvents_customer on Customer {
        certificates {
          number
          recipients {
            email
            copy
            state
            reason
            changedAt
          }
          faultReports {
            faultReportId
            reportedAt
            text
            state
            changes {
              state
              at
              by
            }
          }
        }
      }
    `,
    customerRef,
  );
  const mails = toMails(certificates, failedNumbers);
  const faults = certificates.flatMap(({ number, faultReports }) =>
    (faultReports ?? []).map((report): Fault => ({ ...report, number })),
  );
  const events = [
    ...mails.map((mail, index) => {
      const { numbers, changedAt, failedNumber } = mail;
      const resend = failedNumber === null ? null : () => onResend(failedNumber);
      return { key: `${numbers[0]} ${index}`, at: changedAt, drawn: <MailEvent mail={mail} onResend={resend} /> };
    }),
    ...(isMailOnly ? [] : faults).map((fault) => ({
      key: fault.faultReportId ?? fault.reportedAt,
      at: fault.changes[0]?.at ?? fault.reportedAt,
      drawn: <FaultEvent fault={fault} />,
    })),
  ].toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
  if (mails.length + faults.length === 0) return null;
  return (
    <section>
      <div className={styles.eventsHead}>
        <h2 className={styles.heading}>
          <Text id="customer.events" />
        </h2>
        {faults.length > 0 && (
          <button type="button" className={styles.link} onClick={() => setMailOnly(!isMailOnly)}>
            <Text id={isMailOnly ? "customer.allEvents" : "customer.mailOnly"} />
          </button>
        )}
      </div>
      <Card>
        <ol className={styles.events}>
          {events.map(({ key, drawn }) => (
            <li key={key}>{drawn}</li>
          ))}
        </ol>
      </Card>
      {mails.some(({ state }) => state === "SENT") && (
        <p className={styles.note}>
          <Text id="customer.note" />
        </p>
      )}
    </section>
  );
}

/** A mail with several certificates is one event, in the list and in the counts. */
function toMails(certificates: readonly Certificate[], failedNumbers: readonly string[]): Mail[] {
  const mails = new Map<string, Mail>();
  for (const { number, recipients } of certificates) {
    const last = recipients.findLast(({ copy }) => !copy);
    for (const each of recipients) {
      const { email, copy, state, changedAt } = each;
      const key = JSON.stringify([email, copy, state, changedAt]);
      const mail = mails.get(key) ?? { ...each, numbers: [], failedNumber: null };
      const isFailed = each === last && failedNumbers.includes(number);
      const failedNumber = mail.failedNumber ?? (isFailed ? number : null);
      mails.set(key, { ...mail, numbers: [...mail.numbers, number], failedNumber });
    }
  }
  return [...mails.values()];
}

function MailEvent({ mail, onResend }: { mail: Mail; onResend: (() => void) | null }) {
  const { numbers, email, copy, reason, changedAt } = mail;
  // A newer service may send unknown states.
  const state = mail.state in mailShapes ? (mail.state as keyof typeof mailShapes) : "QUEUED";
  const word = (state === "FAILED" && deliveryReasons[reason ?? ""]) || mailWords[state];
  const [number = "", ...others] = numbers;
  return (
    <>
      <StatusIcon name={mailShapes[state]} size={18} />
      <div className={styles.event}>
        {others.length === 0 ? (
          <b>
            <DatedText id={copy ? "customer.copy" : "customer.mail"} values={{ number }} />
          </b>
        ) : (
          <details>
            <summary>
              <Text id={copy ? "customer.copySeveral" : "customer.mailSeveral"} values={{ count: numbers.length }} />
            </summary>
            {numbers.join(", ")}
          </details>
        )}
        <span>
          <Text id="customer.to" values={{ email }} />
        </span>
        <Line at={changedAt} word={word ?? "certificate.delivery.queued"} isFailed={state === "FAILED"} />
        {onResend && (
          <button type="button" className={styles.link} onClick={onResend}>
            <Text id="certificate.correct" />
          </button>
        )}
      </div>
    </>
  );
}

function FaultEvent({ fault }: { fault: Fault }) {
  const { number, faultReportId, reportedAt, text, changes } = fault;
  const origin = useOriginState(useText()("modal.back"));
  const path = `/certificates/${encodeURIComponent(number)}/faults/${encodeURIComponent(faultReportId ?? "")}`;
  return (
    <>
      <StatusIcon name={faultShapes[fault.state ?? "NEW"] ?? "overdue"} size={18} />
      <div className={styles.event}>
        <Link to={path} state={origin}>
          <Text id="fault.title" values={{ number }} />
        </Link>
        <span className={styles.faultText}>{text}</span>
        <Line at={reportedAt} word="fault.received" />
        {changes.toReversed().map((change) => (
          <Line key={change.at} at={change.at} word={faultStates[change.state] ?? "fault.state.NEW"} by={change.by} />
        ))}
      </div>
    </>
  );
}

type LineProps = { at: string; word: MessageId; by?: string | null | undefined; isFailed?: boolean };

function Line({ at, word, by, isFailed = false }: LineProps) {
  const moment = useMoment();
  return (
    <span className={`${styles.eventLine} ${isFailed ? styles.failed : ""}`}>
      <time dateTime={at}>{moment(at)}</time> <Text id={word} />
      {by ? `, ${by}` : ""}
    </span>
  );
}
