import { graphql, useFragment } from "react-relay/hooks";
import { Link } from "react-router";
import { deliveryReasons } from "../certificate/deliveryReasons.ts";
import { localDay } from "../i18n/localDay.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { useFeatures } from "../relay/features.tsx";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import type { AttentionLine_item$key } from "./__generated__/AttentionLine_item.graphql.ts";
import { AttentionAct } from "./AttentionAct.tsx";
import styles from "./AttentionGroup.module.css";
import type { PutOffLine } from "./AttentionItems.tsx";
import { attentionShapes, type KnownKind } from "./attentionKinds.ts";
import { attentionPath } from "./attentionPath.ts";
import { OutsideValue } from "./OutsideValue.tsx";
import { PutOffItem } from "./PutOffItem.tsx";

type Props = {
  itemRef: AttentionLine_item$key;
  kind: KnownKind;
  onDone: () => void;
  onPutOff: (line: PutOffLine) => void;
};

// A line may break after the dot, but not before it.
const separator = "\u00a0· ";
const dayMs = 86_400_000;
/** The service's steps in their order. A step of a newer service is shown without a number. */
const stepLabels = ["BEFORE_LAYING", "AFTER_LAYING", "AFTER_COVERING", "BEFORE_CONNECTION", "ENERGISED"];

export function AttentionLine({ itemRef, kind, onDone, onPutOff }: Props) {
  const text = useText();
  const features = useFeatures();
  const item = useFragment(
    graphql`
      fragment AttentionLine_item on AttentionItem {
        itemId
        customer
        report
        note
        values {
          quantity
          value
          minimum
          maximum
        }
        since
        person {
          firstName
          lastName
        }
        project {
          restId
          title
        }
        isProjectArchived
        isProjectFinished
        isRootFolder
        folder {
          restId
          title
        }
        installation {
          restId
          title
        }
        stepLabel
        stepTitle
        certificateNumber
        recipientEmail
        recipientReason
        invitee {
          email
          firstName
          lastName
          role
          installer
        }
      }
    `,
    itemRef,
  );
  const { project, folder, installation, invitee, person, since } = item;
  const floor = item.isRootFolder ? null : folder?.title;
  const isCertificate = item.certificateNumber != null;
  // People recognize a certificate by its place, not by its number.
  const titleOfPlace = (isCertificate && [project?.title, floor].filter(Boolean).join(", ")) || project?.title || "";
  const titleOfRoom = installation && [project?.title, installation.title].filter(Boolean).join(", ");
  const name = invitee ? `${invitee.firstName} ${invitee.lastName}` : (titleOfRoom ?? titleOfPlace);
  const below = isCertificate ? [item.certificateNumber] : installation ? [floor] : [];
  const number = stepLabels.indexOf(item.stepLabel ?? "") + 1;
  const title = item.stepTitle;
  const step = title && number > 0 ? text("step.numbered", { number, title }) : title;
  const allRecorded = kind === "STEP_LEFT" && item.stepLabel === null ? text("installation.finish.ready") : null;
  // An end date has no time, so it must not be shifted by the time zone.
  const day = kind === "PROJECT_OVERDUE" ? since.slice(0, 10) : localDay(since);
  const days = Math.max(0, (Date.parse(localDay(new Date().toISOString())) - Date.parse(day)) / dayMs);
  return (
    <li className={styles.line}>
      <StatusIcon name={attentionShapes[kind]} size={20} />
      <div className={styles.what}>
        <Link className={styles.name} to={attentionPath(kind, item, features)}>
          {name}
        </Link>
        {item.values.map((value) => (
          <OutsideValue key={value.quantity} {...value} />
        ))}
        {kind === "MAIL_WAITING" && (
          <div className={styles.reason}>
            <Text id="attention.mailWaits" />
          </div>
        )}
        {item.recipientReason && (
          <div className={styles.reason}>
            <Text id={deliveryReasons[item.recipientReason] ?? "certificate.delivery.failed"} values={{ day }} />
          </div>
        )}
        <div className={styles.below}>
          {[
            step ?? allRecorded,
            ...below,
            item.recipientEmail ?? invitee?.email ?? (installation ? null : item.customer),
          ]
            .filter(Boolean)
            .join(separator)}
          {(item.report ?? item.note) && <div className={styles.report}>{item.report ?? item.note}</div>}
        </div>
      </div>
      <div className={styles.origin}>
        <div className={styles.since} title={day}>
          <time dateTime={since}>{day}</time>
          <div className={styles.below}>
            <Text id={`attention.since.${kind}`} /> <Text id="attention.days" values={{ days }} />
          </div>
        </div>
        <div>{person && `${person.firstName} ${person.lastName}`}</div>
      </div>
      <div className={styles.act}>
        {item.itemId != null && <PutOffItem kind={kind} itemId={item.itemId} name={name} onPutOff={onPutOff} />}
        <AttentionAct kind={kind} item={item} name={name} onDone={onDone} />
      </div>
    </li>
  );
}
