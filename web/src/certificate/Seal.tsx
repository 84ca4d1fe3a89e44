import { graphql, useFragment } from "react-relay/hooks";
import { localDay } from "../i18n/localDay.ts";
import { Text } from "../i18n/Text.tsx";
import type { Seal_seal$key } from "./__generated__/Seal_seal.graphql.ts";

/** The issuer of the seal, and its time by the reader's clock. */
export function Seal({ sealRef }: { sealRef: Seal_seal$key }) {
  const { issuer, time } = useFragment(
    graphql`
      fragment Seal_seal on Seal {
        issuer
        time
      }
    `,
    sealRef,
  );
  const clock = new Date(time).toLocaleTimeString("sv-SE", { hour: "2-digit", minute: "2-digit" });
  return <Text id="certificate.sealed" values={{ who: issuer, day: localDay(time), time: clock }} />;
}
