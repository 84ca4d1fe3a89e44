import { DatedText } from "../i18n/DatedText.tsx";
import { localDay } from "../i18n/localDay.ts";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import styles from "./CertificatePage.module.css";
import type { Words } from "./Facts.tsx";

export type Successor = { readonly number: string; readonly issuedAt: string; readonly pageUrl: string };
type State = {
  readonly activationDate: string;
  readonly validUntil: string;
  readonly withdrawal?: { readonly at: string; readonly reason: string } | null;
  readonly replacedBy?: readonly Successor[] | null;
};

export function CertificateState({ state }: { state: State }) {
  const { shape, words, tone } = headline(state, localDay(new Date().toISOString()));
  const { withdrawal } = state;
  const withdrawn = withdrawal && { day: localDay(withdrawal.at), reason: withdrawal.reason };
  return (
    <>
      <span className={`${styles.state} ${tone ? styles[tone] : ""}`}>
        <StatusIcon name={shape} size={22} />
        <span>
          <DatedText {...words} />
        </span>
      </span>
      {withdrawn && (
        <span className={styles.reason}>
          {state.replacedBy?.length ? (
            <DatedText id="certificate.status.withdrawnOn" values={withdrawn} />
          ) : (
            <DatedText id="certificate.verify.withdrawnReason" values={withdrawn} />
          )}
        </span>
      )}
    </>
  );
}

type Headline = {
  shape: "completed" | "in-progress" | "not-measured" | "overdue";
  words: Words;
  tone?: "ended" | "withdrawn";
};

function headline({ activationDate, validUntil, withdrawal, replacedBy }: State, today: string): Headline {
  const [next] = replacedBy ?? [];
  if (next) {
    const values = { day: localDay(next.issuedAt), number: next.number };
    return { shape: "not-measured", words: { id: "certificate.status.replacedOn", values }, tone: "ended" };
  }
  if (withdrawal) {
    const values = { day: localDay(withdrawal.at) };
    return { shape: "overdue", words: { id: "certificate.verify.withdrawnOn", values }, tone: "withdrawn" };
  }
  const day = (value: string) => ({ day: value });
  if (today < activationDate)
    return { shape: "in-progress", words: { id: "certificate.fact.coming", values: day(activationDate) } };
  if (today > validUntil)
    return {
      shape: "not-measured",
      words: { id: "certificate.fact.ended", values: day(validUntil) },
      tone: "ended",
    };
  return { shape: "completed", words: { id: "certificate.verify.validUntilDay", values: day(validUntil) } };
}
