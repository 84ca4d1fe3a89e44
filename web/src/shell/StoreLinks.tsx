import { ArrowTopRight } from "@blueprintjs/icons";
import { Text } from "../i18n/Text.tsx";
import styles from "./StoreLinks.module.css";

type Props = { links: { readonly playStore: string; readonly appStore: string }; emphasis?: boolean };

/** `emphasis` makes all links large enough for touch, and the first link a primary button. */
export function StoreLinks({ links, emphasis = false }: Props) {
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
