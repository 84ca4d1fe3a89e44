import { ArrowTopRight } from "@blueprintjs/icons";
import type { ReactNode } from "react";
import { Text } from "../i18n/Text.tsx";
import styles from "./SideMenu.module.css";

export function ExternalLink({ href, icon, children }: { href: string; icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      <a className={styles.item} href={href} target="_blank" rel="noreferrer">
        {icon}
        <span className={styles.label}>{children}</span>
        <ArrowTopRight size={14} />
        <span className="heard-only">
          <Text id="app.newTab" />
        </span>
      </a>
    </li>
  );
}
