import { ArrowTopRight } from "@blueprintjs/icons";
import { graphql, useFragment } from "react-relay/hooks";
import { Text } from "../i18n/Text.tsx";
import type { StoreLinks_links$key } from "./__generated__/StoreLinks_links.graphql.ts";
import styles from "./StoreLinks.module.css";

/** The two ways to the mobile app; with `emphasis` as large as a thumb and the first as the primary one. */
export function StoreLinks({ linksRef, emphasis = false }: { linksRef: StoreLinks_links$key; emphasis?: boolean }) {
  const links = useFragment(
    graphql`
      fragment StoreLinks_links on Links {
        playStore
        appStore
      }
    `,
    linksRef,
  );
  return (
    <p className={emphasis ? styles.large : styles.links}>
      <a className={styles.link} href={links.playStore} target="_blank" rel="noreferrer">
        <Text id="app.store.android" />
        <ArrowTopRight size={14} />
      </a>
      <a className={styles.link} href={links.appStore} target="_blank" rel="noreferrer">
        <Text id="app.store.ios" />
        <ArrowTopRight size={14} />
      </a>
    </p>
  );
}
