import type { ReactNode } from "react";
import type { MessageId } from "../i18n/catalogues.ts";
import { Text } from "../i18n/Text.tsx";
import type { MutationFailure } from "../relay/mutationResult.ts";
import { Notice } from "../ui/Notice.tsx";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import type { ErrorContext } from "./errorMessages.ts";
import { useFailureText } from "./useFailureText.ts";

type Props = { failure: MutationFailure; title: MessageId; context?: ErrorContext; actions?: ReactNode };

/** Stands beside the control that failed. A form needs no retry button, because its submit button works again. */
export function FailureNotice({ failure, title, context = "installation", actions }: Props) {
  const failureText = useFailureText(context);
  return (
    <Notice
      role="alert"
      picture={<StatusIcon name="overdue" size={22} />}
      title={<Text id={title} />}
      actions={actions}
    >
      {failureText(failure)}
    </Notice>
  );
}
