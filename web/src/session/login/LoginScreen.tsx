import { useEffect } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { Link, useSearchParams } from "react-router";
import { Text } from "../../i18n/Text.tsx";
import { useText } from "../../i18n/useText.ts";
import { useNetworkState } from "../../relay/networkState.ts";
import { useApplyLanguage } from "../../relay/useApplyLanguage.ts";
import { Brand } from "../../shell/Brand.tsx";
import { LanguageMenu } from "../../shell/LanguageMenu.tsx";
import { StoreLinks } from "../../shell/StoreLinks.tsx";
import { UnsentNotice } from "../../shell/UnsentNotice.tsx";
import { focusNextHeading } from "../../ui/usePageTitle.ts";
import { enter } from "../enter.ts";
import { lastOwner } from "../lastOwner.ts";
import { signedOutReason } from "../signedOutReason.ts";
import type { LoginScreen_links$key } from "./__generated__/LoginScreen_links.graphql.ts";
import { LoginDrawing } from "./LoginDrawing.tsx";
import styles from "./LoginScreen.module.css";
import { LoginStepHeader } from "./LoginStepHeader.tsx";
import { LoginSteps } from "./LoginSteps.tsx";
import { rememberedLinks, rememberLinks } from "./rememberedLinks.ts";
import { returnPath } from "./returnPath.ts";
import { useSignInStep } from "./useSignInStep.ts";

export function LoginScreen({ linksRef }: { linksRef: LoginScreen_links$key | null }) {
  const applyLanguage = useApplyLanguage();
  const text = useText();
  const [search] = useSearchParams();
  const { step, go, forget } = useSignInStep();
  const { isOffline } = useNetworkState();
  const leave = () => {
    forget();
    focusNextHeading();
    enter(returnPath(search));
  };
  const fetched = useFragment(
    graphql`
      fragment LoginScreen_links on Links {
        support
        playStore
        appStore
      }
    `,
    linksRef,
  );
  useEffect(() => {
    if (fetched) rememberLinks(fetched);
  }, [fetched]);
  const links = fetched ?? rememberedLinks();
  return (
    <div className={styles.screen}>
      <meta name="description" content={text("login.subtitle")} />
      <div className={styles.side}>
        <header className={styles.top}>
          <Brand size={32} />
          <LanguageMenu show="name" onChoose={applyLanguage} />
        </header>
        <main className={styles.main}>
          <LoginStepHeader step={step} reason={signedOutReason(search)} />
          <UnsentNotice className={`${styles.notice} ${styles.reason}`} />
          {isOffline && lastOwner() !== null && (
            <p className={styles.muted}>
              <Link to={returnPath(search)}>
                <Text id="login.workOffline" />
              </Link>
            </p>
          )}
          <LoginSteps step={step} onStep={go} onSignedIn={leave} />
          <section className={styles.account}>
            <h2>
              <Text id="login.noAccount" />
            </h2>
            <p className={styles.muted}>
              <Text id="login.accountsInApp" />
            </p>
            {links && <StoreLinks links={links} />}
          </section>
        </main>
        <footer className={styles.foot}>
          {links && (
            <a href={links.support} target="_blank" rel="noreferrer">
              <Text id="app.support" />
            </a>
          )}
        </footer>
      </div>
      <LoginDrawing />
    </div>
  );
}
