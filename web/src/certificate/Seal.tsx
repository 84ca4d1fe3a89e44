import { graphql, useFragment } from "react-relay/hooks";
import { DatedText } from "../i18n/DatedText.tsx";
import type { Seal_seal$key } from "./__generated__/Seal_seal.graphql.ts";
import { sealedValues } from "./sealTime.ts";

export function Seal({ sealRef }: { sealRef: Seal_seal$key }) {
  const seal = useFragment(
    graphql`
      fragment Seal_seal on Seal {
        issuer
        time
      }
    `,
    sealRef,
  );
  return <DatedText id="certificate.sealed" values={sealedValues(seal)} />;
}
