import { FormattedMessage } from "react-intl";
import { Link } from "react-router";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { usePageTitle } from "../ui/usePageTitle.ts";
import styles from "./NotFoundPage.module.css";

export function NotFoundPage() {
  const text = useText();
  const heading = usePageTitle(text("shell.notFound.title"));
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        <Text id="shell.notFound.title" />
      </h1>
      <p className={styles.text}>
        <FormattedMessage
          id="shell.notFound.text"
          values={{
            link: (words) => (
              <Link key="home" to="/">
                {words}
              </Link>
            ),
          }}
        />
      </p>
    </>
  );
}
