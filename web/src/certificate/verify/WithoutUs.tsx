import { Button } from "@blueprintjs/core";
import { Duplicate } from "@blueprintjs/icons";
import { Fragment, type ReactNode } from "react";
import type { MessageId } from "../../i18n/catalogues.ts";
import { Text } from "../../i18n/Text.tsx";
import { useText } from "../../i18n/useText.ts";
import { saveFile } from "../../spreadsheet/saveFile.ts";
import { Card } from "../../ui/Card.tsx";
import { inGroups } from "../sealTime.ts";
import styles from "./VerifyPage.module.css";
import type { PublishedKey } from "./verifySeal.ts";

export type Key = PublishedKey & { readonly rootSha256: string };

type Step = { id: MessageId; command: string; answer?: string };

/** The root's fingerprint is compared first, because pdfsig trusts every certificate in the given folder. */
function stepsFor(file: string, root: string | undefined): Step[] {
  const fingerprint = root?.toUpperCase().match(/../g)?.join(":");
  return [
    {
      id: "certificate.verify.commandRoot",
      command: "openssl x509 -in root.pem -noout -fingerprint -sha256",
      ...(fingerprint && { answer: `sha256 Fingerprint=${fingerprint}` }),
    },
    {
      id: "certificate.verify.commandFolder",
      command: "mkdir nss && certutil -N -d nss --empty-password && certutil -A -d nss -n root -t C,C,C -i root.pem",
    },
    {
      id: "certificate.verify.commandSeal",
      command: `pdfsig -nssdir nss ${file}`,
      answer: "Signature is Valid. Certificate is Trusted. Total document signed",
    },
    { id: "certificate.verify.commandData", command: `pdfdetach -saveall -o . ${file}` },
  ];
}

type Props = { keys: readonly Key[]; fileName: string; isOpen: boolean };

export function WithoutUs({ keys, fileName, isOpen }: Props) {
  const file = /^[\w.-]+$/.test(fileName) ? fileName : `'${fileName.replaceAll("'", "'\\''")}'`;
  const roots = [...new Map(keys.map((key) => [key.rootSha256, key])).values()];
  return (
    <details key={String(isOpen)} className={styles.withoutUs} open={isOpen}>
      <summary>
        <h2>
          <Text id="certificate.verify.withoutUs" />
        </h2>
      </summary>
      <Card flush>
        <ul className={styles.commands}>
          {stepsFor(file, roots.length === 1 ? roots[0]?.rootSha256 : undefined).map(({ id, command, answer }) => (
            <Command key={id} label={<Text id={id} />} command={command} answer={answer} />
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
      <p className={styles.note}>
        <a href="/docs/verifying">
          <Text id="certificate.verify.guide" />
        </a>
      </p>
    </details>
  );
}

/** Breaks between words, and in a fingerprint between groups of eight bytes. */
const partsOf = (words: string) => words.match(/[^ =]*Fingerprint=|(?:[\dA-F]{2}:){8}|\S+ ?/g) ?? [];

function Parts({ of }: { of: string }) {
  return (
    <code>
      {partsOf(of).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: words repeat, and their order never changes.
        <Fragment key={index}>
          <span>{part}</span>
          <wbr />
        </Fragment>
      ))}
    </code>
  );
}

const rootOf = (chain: string) => `-----BEGIN CERT${chain.split("-----BEGIN CERT").at(-1)}`;

function Command({ label, command, answer }: { label: ReactNode; command: string; answer?: string | undefined }) {
  const text = useText();
  return (
    <li>
      <div>
        <span className={styles.note}>{label}</span>
        <Parts of={command} />
        {answer && (
          <span className={styles.note}>
            <Text id="certificate.verify.answer" values={{ answer: <Parts of={answer} /> }} />
          </span>
        )}
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
