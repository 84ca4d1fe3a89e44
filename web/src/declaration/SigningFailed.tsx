import { Button } from "@blueprintjs/core";
import { useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import { useFailureText } from "../errors/useFailureText.ts";
import type { MessageId } from "../i18n/catalogues.ts";
import { personValues } from "../i18n/personValues.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { useReadingWords } from "../reading/useReadingWords.ts";
import { Notice } from "../ui/Notice.tsx";
import { type ShapeName, StatusIcon } from "../ui/StatusIcon.tsx";
import type { ValueChange } from "./findChange.ts";
import type { SigningFailure } from "./useSignedFinish.ts";

const heads: Record<string, { shape: ShapeName; title: MessageId }> = {
  PASSKEY_NOT_OWN: { shape: "outside", title: "declaration.failed.notOwn" },
  RECORD_CHANGED: { shape: "near-limit", title: "declaration.failed.changed" },
};
const otherHead = { shape: "overdue", title: "declaration.failed" } as const;

type Props = {
  failure: SigningFailure;
  /** The value that changed; null or absent if it is unknown. */
  change?: ValueChange | null;
  onShowStep?: (stepLabel: string) => void;
};

/** Scrolls into view, because the button at the panel's foot can be pressed while this note is out of sight. */
export function SigningFailed(props: Props) {
  const { failure, change } = props;
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another failure is shown too
  useEffect(() => {
    place.current?.scrollIntoView({ block: "nearest" });
  }, [failure, change]);
  return (
    <div ref={place}>
      <FailureReason {...props} />
    </div>
  );
}

function FailureReason({ failure, change, onShowStep }: Props) {
  const failureText = useFailureText("installation");
  if (failure === "canceled") {
    return (
      <Notice
        role="alert"
        picture={<StatusIcon name="not-measured" size={22} />}
        title={<Text id="declaration.failed" />}
      >
        <Text id="declaration.canceled" />
      </Notice>
    );
  }
  const refusal = failure.kind === "refused" ? failure : null;
  if (refusal?.code === "RECORD_CHANGED" && change) return <ValueChanged change={change} onShowStep={onShowStep} />;
  const { shape, title } = heads[refusal?.code ?? ""] ?? otherHead;
  return (
    <Notice
      role="alert"
      picture={<StatusIcon name={shape} size={22} />}
      title={<Text id={title} values={personValues(refusal?.ownedBy)} />}
    >
      {failureText(failure)}
    </Notice>
  );
}

function ValueChanged({ change, onShowStep }: { change: ValueChange } & Pick<Props, "onShowStep">) {
  const text = useText();
  const { locale } = useIntl();
  const words = useReadingWords(change.quantity, locale);
  const { step, stepLabel, quantity, reading } = change;
  return (
    <Notice
      role="alert"
      picture={<StatusIcon name="near-limit" size={22} />}
      title={<Text id="declaration.changed.value" />}
      actions={
        onShowStep && (
          <Button variant="minimal" intent="primary" onClick={() => onShowStep(stepLabel)}>
            <Text id="declaration.changed.show" />
          </Button>
        )
      }
    >
      <Text
        id="declaration.changed.now"
        values={{ step, quantity: text(`quantity.${quantity}`), value: words(reading) }}
      />
    </Notice>
  );
}
