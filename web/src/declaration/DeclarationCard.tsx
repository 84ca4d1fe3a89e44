import { graphql, useFragment } from "react-relay/hooks";
import { Text } from "../i18n/Text.tsx";
import { useMoment } from "../i18n/useMoment.ts";
import { useFeatures } from "../relay/features.tsx";
import { Notice } from "../ui/Notice.tsx";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import type { DeclarationCard_installation$key } from "./__generated__/DeclarationCard_installation.graphql.ts";
import { shortHash } from "./SigningNote.tsx";

/** Renders nothing for an installation without a declaration. */
export function DeclarationCard({ installationRef }: { installationRef: DeclarationCard_installation$key }) {
  const { declaration } = useFragment(
    graphql`
      fragment DeclarationCard_installation on Installation {
        declaration {
          state
          declaredBy
          declaredAt
          sha256
        }
      }
    `,
    installationRef,
  );
  const moment = useMoment();
  if (useFeatures().declarations !== true || !declaration) return null;
  const { declaredBy, declaredAt, sha256 } = declaration;
  const isSigned = sha256 != null;
  const [title, line] = isSigned
    ? (["declaration.signed", "declaration.signed.line"] as const)
    : (["declaration.ticked", "declaration.ticked.line"] as const);
  return (
    <Notice
      picture={<StatusIcon name={isSigned ? "completed" : "in-progress"} size={18} />}
      title={<Text id={title} values={{ name: declaredBy ?? "–" }} />}
    >
      <Text id={line} values={{ day: moment(declaredAt) }} /> {isSigned && `SHA-256 ${shortHash(sha256)}`}
    </Notice>
  );
}
