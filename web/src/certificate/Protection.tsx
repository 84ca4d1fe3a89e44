import { Link } from "react-router";
import { localDay } from "../i18n/localDay.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import styles from "./CertificatePage.module.css";
import { type Fact, Facts, type Words } from "./Facts.tsx";
import type { KeptFile } from "./keptFile.ts";
import { inGroups, sealedValues, timestampedValues } from "./sealTime.ts";
import { type Registered, stateFact } from "./stateFact.ts";

type Seal = {
  readonly issuer: string;
  readonly time: string;
  readonly rootSha256: string;
  readonly keyWithdrawnFrom?: string | null | undefined;
  readonly timestamp?:
    | { readonly authority: string; readonly time: string; readonly url: string | null | undefined }
    | null
    | undefined;
};
type Props = {
  certificate: Registered & { readonly seal: Seal | null | undefined; readonly url: string | null | undefined };
};

/** Shows the facts that the register knows. Facts about the file are folded, but a doubtful seal stays in sight. */
export function Protection({ certificate }: Props) {
  const text = useText();
  const { seal, url, number } = certificate;
  const sealed: Fact = seal
    ? sealedFact(seal)
    : { verdict: "unknown", title: { id: "certificate.fact.notSealed" }, reasons: [] };
  const isDoubtful = Boolean(seal?.keyWithdrawnFrom);
  // Other reasons are left out, because the page shows number, company and first day elsewhere.
  const known = stateFact(certificate);
  const title: Words = known.verdict === "good" ? { id: "certificate.status.valid" } : known.title;
  const state: Fact = { ...known, title, reasons: [{ id: "certificate.fact.byRegister" }] };
  const ofFile: Fact[] = [
    seal ? byFile("certificate.fact.unchangedByFile") : unknown("certificate.fact.unchangedUnknown", "sealedOnly"),
    ...(isDoubtful ? [] : [sealed]),
    seal ? byFile("certificate.fact.nothingAddedByFile") : unknown("certificate.fact.addedUnknown", "sealedOnly"),
  ];
  const kept: KeptFile | null = url ? { url, name: `${number}.pdf` } : null;
  return (
    <section>
      <div className={styles.sectionTop}>
        <h2>
          <Text id="certificate.verify.protected" />
        </h2>
        <Link to="/verify" state={kept}>
          <Text id={kept ? "certificate.verify.checkKept" : "certificate.verify.checkFile"} />
        </Link>
      </div>
      <Facts
        facts={isDoubtful ? [state, sealed] : [state]}
        folded={{ title: "certificate.verify.fileShows", facts: ofFile }}
      />
      <p className={`${styles.note} ${styles.issued}`}>
        <Text id="certificate.verify.genuine" values={{ brand: text("app.brand") }} />
      </p>
    </section>
  );
}

function byFile(id: Fact["title"]["id"]): Fact {
  return { verdict: "unknown", title: { id }, reasons: [{ id: "certificate.fact.noFile" }] };
}

function unknown(id: Fact["title"]["id"], reason: "sealedOnly"): Fact {
  return { verdict: "unknown", title: { id }, reasons: [{ id: `certificate.fact.${reason}` }] };
}

function sealedFact({ rootSha256, timestamp, keyWithdrawnFrom: from, ...seal }: Seal): Fact {
  const sealed: Words = { id: "certificate.sealed", values: sealedValues(seal) };
  const time: Words[] = timestamp
    ? [
        { id: "certificate.timestamped", values: timestampedValues(timestamp) },
        { id: "certificate.fact.timestampRoot" },
      ]
    : [{ id: "certificate.fact.ownTime" }];
  return {
    verdict: "unknown",
    title: from ? { id: "certificate.doubtful", values: { day: localDay(from) } } : sealed,
    reasons: [
      ...(from ? [{ id: "certificate.fact.doubtfulReason" } as const, sealed] : []),
      { id: "certificate.fact.registerSays" },
      ...time,
      { id: "certificate.fact.root", values: { root: inGroups(rootSha256) } },
    ],
    timestampUrl: timestamp?.url ?? null,
  };
}
