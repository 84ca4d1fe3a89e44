import { FailureNotice } from "../../errors/FailureNotice.tsx";
import { Text } from "../../i18n/Text.tsx";
import { useText } from "../../i18n/useText.ts";
import type { MutationFailure, Refusal } from "../../relay/mutationResult.ts";
import { Notice } from "../../ui/Notice.tsx";
import { StatusIcon } from "../../ui/StatusIcon.tsx";
import type { ProjectFormField } from "../projectDraft.ts";
import { useProjectFaultText } from "../useProjectFaultText.ts";
import styles from "./ImportPage.module.css";
import type { ImportRow } from "./importRows.ts";
import { useFieldLabels } from "./useFieldLabels.ts";

export type ImportFailureProps = {
  failure: MutationFailure;
  userErrors: readonly Refusal[];
  sent: readonly ImportRow[];
  /** True if the service accepted all lines and failed while importing. */
  hasEnded?: boolean;
};

type Props = ImportFailureProps & { nameByNumber: ReadonlyMap<string, string> };

export function ImportFailure({ failure, userErrors, sent, hasEnded = false, nameByNumber }: Props) {
  const text = useText();
  const labels = useFieldLabels();
  const faultText = useProjectFaultText();
  const faults = userErrors.flatMap((error) => {
    const [, index, name = ""] = error.path ?? [];
    const row = sent[Number(index)];
    const field = ({ startsOn: "startDate", endsOn: "endDate" }[name] ?? name) as ProjectFormField;
    if (!row) return [];
    const line = text("project.import.line", { line: row.line });
    const holder = error.code === "EXTERNAL_ID_TAKEN" && nameByNumber.get(row.draft.externalId);
    const words = holder ? text("project.import.numberTaken", { name: holder }) : faultText(error);
    return [`${line}, ${labels[field] ?? name}: ${words}`];
  });
  if (faults.length === 0 && hasEnded)
    return (
      <Notice role="alert" picture={<StatusIcon name="overdue" size={22} />} title={text("project.import.refused")}>
        <Text id="project.import.gaveUp" />
      </Notice>
    );
  if (faults.length === 0) {
    const isUnknown = failure.kind === "failed";
    return (
      <FailureNotice
        failure={failure}
        context="project"
        title={`project.import.${isUnknown ? "unknown" : "refused"}`}
      />
    );
  }
  return (
    <Notice role="alert" picture={<StatusIcon name="overdue" size={22} />} title={text("project.import.refused")}>
      {faults.map((fault) => (
        <span key={fault} className={styles.faultLine}>
          {fault}
        </span>
      ))}
    </Notice>
  );
}
