import { Button } from "@blueprintjs/core";
import { Trash, Upload } from "@blueprintjs/icons";
import { useRef, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { Card } from "../ui/Card.tsx";
import { isUnderWay } from "../upload/uploadsContext.ts";
import type { CompanyLogo_company$key } from "./__generated__/CompanyLogo_company.graphql.ts";
import { AccountSection } from "./AccountSection.tsx";
import { CertificateHead } from "./CertificateHead.tsx";
import styles from "./CompanyLogo.module.css";
import { LogoProgress } from "./LogoProgress.tsx";
import { LogoRemoval } from "./LogoRemoval.tsx";
import { RemoveLogoModal } from "./RemoveLogoModal.tsx";
import { useLogoRemoval } from "./useLogoRemoval.ts";
import { useLogoUpload } from "./useLogoUpload.ts";

const fragment = graphql`
  fragment CompanyLogo_company on Company {
    name
    logo
  }
`;

/** Every user may replace or remove the logo. */
export function CompanyLogo({ companyRef }: { companyRef: CompanyLogo_company$key }) {
  const text = useText();
  const { name, logo } = useFragment(fragment, companyRef);
  const input = useRef<HTMLInputElement>(null);
  const { upload, start, again, stop } = useLogoUpload();
  const removal = useLogoRemoval(logo ?? null);
  const [isAsking, setAsking] = useState(false);
  const remove = () => {
    setAsking(false);
    removal.remove();
  };
  const choose = (file: File | undefined) => {
    if (!file) return;
    removal.forget();
    start(file);
  };
  const actions = (
    <div className={styles.actions}>
      <Button icon={<Upload />} loading={upload !== null && isUnderWay(upload)} onClick={() => input.current?.click()}>
        <Text id={logo ? "account.logo.replace" : "account.logo.upload"} />
      </Button>
      {logo && (
        <Button variant="minimal" icon={<Trash />} loading={removal.isSetting} onClick={() => setAsking(true)}>
          <Text id="account.logo.remove" />
        </Button>
      )}
    </div>
  );
  return (
    <AccountSection anchor="logo" title={<Text id="account.logo.title" />} actions={actions}>
      <Card flush>
        <div className={styles.parts}>
          <div className={styles.part}>
            <div className={styles.frame}>
              {logo ? <img src={logo} alt={text("account.logo.alt", { name })} /> : <Text id="account.logo.none" />}
            </div>
            <p className={styles.muted}>
              <Text id="account.logo.use" />
            </p>
            {upload && <LogoProgress upload={upload} onSend={again} onStop={stop} />}
            <LogoRemoval removal={removal} />
          </div>
          <CertificateHead name={name} logo={logo ?? null} />
        </div>
      </Card>
      <input
        ref={input}
        type="file"
        hidden
        accept=".jpg,.jpeg,.png,.gif,.svg"
        aria-label={text("account.logo.upload")}
        onChange={(event) => {
          choose(event.currentTarget.files?.[0]);
          event.currentTarget.value = "";
        }}
      />
      {isAsking && <RemoveLogoModal onRemove={remove} onClose={() => setAsking(false)} />}
    </AccountSection>
  );
}
