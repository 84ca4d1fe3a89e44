import { Link } from "react-router";
import { Text } from "../i18n/Text.tsx";
import styles from "./CertificatePage.module.css";
import { type Fact, Facts } from "./Facts.tsx";
import { inGroups, sealedValues } from "./sealTime.ts";
import { type Registered, stateFact } from "./stateFact.ts";

type Seal = { readonly issuer: string; readonly time: string; readonly rootSha256: string };
type Props = { certificate: Registered & { readonly seal: Seal | null | undefined } };

/** Shows the facts that need no file. */
export function Protection({ certificate }: Props) {
  const { seal } = certificate;
  const facts: Fact[] = [
    unknown("certificate.fact.unchangedUnknown", "certificate.fact.noFile"),
    seal ? sealedFact(seal) : unknown("certificate.fact.notSealed"),
    // The page shows number, company and first day above.
    { ...stateFact(certificate), reasons: [] },
    unknown("certificate.fact.addedUnknown", "certificate.fact.noFile"),
  ];
  return (
    <section>
      <div className={styles.sectionTop}>
        <h2>
          <Text id="certificate.verify.protected" />
        </h2>
        <Link to="/verify">
          <Text id="certificate.verify.checkFile" />
        </Link>
      </div>
      <Facts facts={facts} />
    </section>
  );
}

function unknown(title: Fact["title"]["id"], reason?: Fact["title"]["id"]): Fact {
  return { verdict: "unknown", title: { id: title }, reasons: reason ? [{ id: reason }] : [] };
}

function sealedFact({ rootSha256, ...seal }: Seal): Fact {
  return {
    verdict: "unknown",
    title: { id: "certificate.sealed", values: sealedValues(seal) },
    reasons: [
      { id: "certificate.fact.registerSays" },
      { id: "certificate.fact.root", values: { root: inGroups(rootSha256) } },
    ],
  };
}
