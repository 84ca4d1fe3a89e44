import { Button } from "@blueprintjs/core";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay/hooks";
import { FailureNotice } from "../errors/FailureNotice.tsx";
import { draftKeys } from "../forms/draftKeys.ts";
import { draftName, readDraft, writeDraft } from "../forms/draftStore.ts";
import { TextAreaField } from "../forms/TextAreaField.tsx";
import { maxLengths, useTooLongText } from "../forms/textLimits.ts";
import { Text } from "../i18n/Text.tsx";
import { useMoment } from "../i18n/useMoment.ts";
import { useText } from "../i18n/useText.ts";
import type { MutationFailure } from "../relay/mutationResult.ts";
import { renewQuery } from "../relay/readQuery.ts";
import { useMutationResult } from "../relay/useMutationResult.ts";
import { Card } from "../ui/Card.tsx";
import { Notice } from "../ui/Notice.tsx";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import query, { type CertificatePageQuery } from "./__generated__/CertificatePageQuery.graphql.ts";
import type { ReportFaultMutation } from "./__generated__/ReportFaultMutation.graphql.ts";
import { CallCompany } from "./CallCompany.tsx";
import styles from "./CertificatePage.module.css";
import { FaultPhotoField } from "./FaultPhotoField.tsx";
import { asksForRoom, FaultRooms, isOnlyRoom } from "./FaultRooms.tsx";
import { useFaultPhoto } from "./useFaultPhoto.ts";
import { toContact, useReporter } from "./useReporter.tsx";

type Props = {
  code: string;
  company: string;
  phone: string | null | undefined;
  rooms: readonly string[];
  /** True if the service accepts the reporter's name and contact. */
  hasReporter: boolean;
  /** True if the service accepts a photo. */
  hasPhoto: boolean;
  /** Counts the presses of the page's report button. Each press moves the focus to the field. */
  asked: number;
  onCancel: () => void;
};
type Outcome = (MutationFailure & { ofPhoto?: true }) | { kind: "sent"; at: string | null } | null;

/** The form in which the floor's owner reports a fault. Typed text stays stored until it is sent. */
export function ReportFault({ code, company, phone, rooms, hasReporter, hasPhoto, asked, onCancel }: Props) {
  const text = useText();
  const tooLong = useTooLongText();
  const environment = useRelayEnvironment();
  const moment = useMoment();
  const [send, isSending] = useMutationResult<ReportFaultMutation>(graphql`
    mutation ReportFaultMutation($input: ReportFaultInput!) {
      reportFault(input: $input) {
        reportedAt
        userErrors {
          code
          path
          retryAfter
        }
      }
    }
  `);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (asked > 0) field.current?.focus();
  }, [asked]);
  const [draft] = useState(() => draftName(draftKeys.fault(code)));
  const [typed, setTyped] = useState(() => String(readDraft(draft)?.text ?? ""));
  const { reporter, fields, validate } = useReporter({
    name: String(readDraft(draft)?.name ?? ""),
    contact: String(readDraft(draft)?.contact ?? ""),
  });
  useEffect(() => {
    writeDraft(draft, typed === "" ? null : { text: typed, ...reporter });
  }, [draft, typed, reporter]);
  const [error, setError] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<Outcome>(null);
  const photo = useFaultPhoto(code);
  const [isUploading, setUploading] = useState(false);
  const report = async (withPhoto: boolean) => {
    if (isSending || isUploading) return;
    const isEmpty = typed.trim() === "" || isOnlyRoom(rooms, typed);
    const fault = isEmpty ? text("certificate.fault.empty") : tooLong(typed, maxLengths.fault);
    setError(fault);
    setOutcome(null);
    const isReporterValid = !hasReporter || validate();
    if (fault !== null) return field.current?.focus();
    if (!isReporterValid) return;
    const named = hasReporter ? { name: reporter.name.trim(), ...toContact(reporter.contact) } : {};
    setUploading(true);
    const sent = withPhoto ? await photo.send() : {};
    setUploading(false);
    if ("kind" in sent) return setOutcome({ ...sent, ofPhoto: true });
    const result = await send({ code, text: typed, ...named, ...sent });
    if (result.kind === "done") {
      setTyped("");
      photo.remove();
      void renewQuery<CertificatePageQuery>(environment, query, { code });
      return setOutcome({ kind: "sent", at: result.payload?.reportedAt ?? null });
    }
    const isOfPhoto = result.kind === "refused" && result.path?.at(-1) === "photoUrl";
    if (isOfPhoto) photo.sendAgain();
    setOutcome(isOfPhoto ? { ...result, ofPhoto: true } : result);
  };
  const type = (next: string) => {
    setTyped(next);
    field.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void report(true);
  };
  const sendWithoutPhoto = () => {
    photo.remove();
    void report(false);
  };
  const call = phone ? <CallCompany phone={phone}>{text("certificate.fault.call", { phone })}</CallCompany> : null;
  if (outcome?.kind === "sent") {
    return (
      <Notice
        role="status"
        picture={<StatusIcon name="completed" size={22} />}
        title={<Text id="certificate.fault.sent" values={{ company }} />}
        actions={
          <Button onClick={() => setOutcome(null)}>
            <Text id="certificate.fault.another" />
          </Button>
        }
      >
        {outcome.at && (
          <>
            <Text id="fault.received" /> <time dateTime={outcome.at}>{moment(outcome.at)}</time>.{" "}
          </>
        )}
        <Text id="certificate.fault.sentNext" values={{ company }} />
      </Notice>
    );
  }
  return (
    <>
      <div className={styles.faultCard}>
        <Card>
          <form className={styles.fault} onSubmit={submit} noValidate>
            <h2>
              <Text id="certificate.fault.title" />
            </h2>
            <p className={styles.note}>
              <Text id="certificate.fault.lead" values={{ company }} />
            </p>
            {hasReporter && <FaultRooms rooms={rooms} typed={typed} onType={type} />}
            <TextAreaField
              label={text("certificate.fault.label")}
              help={
                <Text
                  id={
                    !hasReporter
                      ? "certificate.fault.help"
                      : asksForRoom(rooms)
                        ? "certificate.fault.helpSince"
                        : "certificate.fault.helpRoom"
                  }
                  values={{ company }}
                />
              }
              error={error}
              inputRef={field}
              rows={5}
              value={typed}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
            {hasReporter && fields}
            {hasPhoto && <FaultPhotoField photo={photo} />}
            <div className={styles.actions}>
              <Button type="submit" intent="primary" loading={isSending || isUploading}>
                <Text id="certificate.fault.submit" />
              </Button>
              <Button onClick={onCancel}>
                <Text id="modal.cancel" />
              </Button>
            </div>
          </form>
        </Card>
      </div>
      {outcome?.ofPhoto && (
        <FailureNotice
          failure={outcome}
          title="certificate.fault.photoFailed"
          context="faultPhoto"
          actions={
            <Button onClick={sendWithoutPhoto}>
              <Text id="certificate.fault.photoSkip" />
            </Button>
          }
        />
      )}
      {outcome && !outcome.ofPhoto && (
        <FailureNotice failure={outcome} title="certificate.fault.failed" context="fault" actions={call} />
      )}
    </>
  );
}
