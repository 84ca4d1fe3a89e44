import { Button, ProgressBar } from "@blueprintjs/core";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { AccountProblem } from "./AccountProblem.tsx";
import styles from "./CompanyLogo.module.css";
import type { LogoUpload } from "./useLogoUpload.ts";

const quarter = 25;

type Props = { upload: LogoUpload; onRetry: () => void; onStop: () => void };

/** A logo on its way, told in quarters to a screen reader; or why it did not get there. */
export function LogoProgress({ upload: { file, share, problem }, onRetry, onStop }: Props) {
  const text = useText();
  if (problem)
    return (
      <AccountProblem
        problem={problem}
        title="account.logo.failed"
        actions={
          <>
            {problem.kind === "failed" && <Button onClick={onRetry} text={text("app.retry")} />}
            <Button variant="minimal" onClick={onStop} text={text("attachment.dismiss.short")} />
          </>
        }
      />
    );
  const percent = Math.floor((100 * share) / quarter) * quarter;
  return (
    <div className={styles.line}>
      <div>
        <p className={styles.file}>{file.name}</p>
        <ProgressBar value={share} animate={false} stripes={false} intent="primary" />
        <p className="heard-only" role="status">
          <Text id="attachment.progress" values={{ fileName: file.name, percent }} />
        </p>
      </div>
      <Button size="small" variant="minimal" onClick={onStop} text={text("attachment.cancel.short")} />
    </div>
  );
}
