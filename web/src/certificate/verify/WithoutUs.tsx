import { Button } from "@blueprintjs/core";
import { Duplicate } from "@blueprintjs/icons";
import type { ReactNode } from "react";
import type { MessageId } from "../../i18n/catalogues.ts";
import { Text } from "../../i18n/Text.tsx";
import { useText } from "../../i18n/useText.ts";
import { saveFile } from "../../spreadsheet/saveFile.ts";
import { Card } from "../../ui/Card.tsx";
import { inGroups } from "../sealTime.ts";
import styles from "./VerifyPage.module.css";

export type Key = { readonly issuer: string; readonly rootSha256: string; readonly chain: string };

const commands = [
  { id: "certificate.verify.commandSeal", command: (file: string) => `pdfsig -nssdir nss ${file}` },
  { id: "certificate.verify.commandData", command: (file: string) => `pdfdetach -saveall -o . ${file}` },
  { id: "certificate.verify.commandRoot", command: () => "openssl x509 -in root.pem -noout -fingerprint -sha256" },
] as const satisfies { id: MessageId; command: (file: string) => string }[];

/** How to check a file with independent programs, and the roots to compare with another source. */
export function WithoutUs({ keys, fileName }: { keys: readonly Key[]; fileName: string }) {
  const file = /^[\w.-]+$/.test(fileName) ? fileName : `'${fileName.replaceAll("'", "'\\''")}'`;
  const roots = [...new Map(keys.map((key) => [key.rootSha256, key])).values()];
  return (
    <section className={styles.section}>
      <h2>
        <Text id="certificate.verify.withoutUs" />
      </h2>
      <Card flush>
        <ul className={styles.commands}>
          {commands.map(({ id, command }) => (
            <Command key={id} label={<Text id={id} />} command={command(file)} />
          ))}
        </ul>
      </Card>
      <p className={styles.note}>
        <Text id={roots.length === 0 ? "certificate.verify.noRoot" : "certificate.verify.trustRoot"} />
      </p>
      {roots.map(({ issuer, rootSha256, chain }) => (
        <div key={rootSha256} className={styles.root}>
          <span className={styles.note}>
            <Text id="certificate.verify.rootOf" values={{ who: issuer }} />
          </span>
          <code>{inGroups(rootSha256)}</code>
          <Button
            variant="minimal"
            intent="primary"
            onClick={() => saveFile("root.pem", rootOf(chain), "application/x-pem-file")}
          >
            <Text id="certificate.verify.saveRoot" />
          </Button>
        </div>
      ))}
    </section>
  );
}

const rootOf = (chain: string) => `-----BEGIN CERT${chain.split("-----BEGIN CERT").at(-1)}`;

function Command({ label, command }: { label: ReactNode; command: string }) {
  const text = useText();
  return (
    <li>
      <div>
        <span className={styles.note}>{label}</span>
        <code>{command}</code>
      </div>
      <Button
        variant="minimal"
        intent="primary"
        icon={<Duplicate />}
        aria-label={text("certificate.verify.copyCommand", { command })}
        onClick={() => void navigator.clipboard.writeText(command).catch(() => undefined)}
      >
        <Text id="certificate.verify.copy" />
      </Button>
    </li>
  );
}
