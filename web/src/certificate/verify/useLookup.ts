import { useEffect, useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay/hooks";
import { readQuery } from "../../relay/readQuery.ts";
import type { useLookupQuery } from "./__generated__/useLookupQuery.graphql.ts";
import type { Lookup } from "./fileFacts.ts";

export type Wanted = { number: string; code: string };

export function useLookup(wanted: Wanted | null): Lookup {
  const environment = useRelayEnvironment();
  const [found, setFound] = useState<{ of: Wanted; answer: Lookup } | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let isCurrent = true;
    const answer = (lookup: Lookup) => isCurrent && setFound({ of: wanted, answer: lookup });
    const query = graphql`
      query useLookupQuery($code: String!) {
        verifiedCertificate(code: $code) {
          number
          activationDate
          validUntil
          companyName
          withdrawal {
            at
            reason
          }
          replacedBy {
            number
            issuedAt
          }
          seal {
            fileSha256
            keyWithdrawnFrom
            timestamp {
              authority
              time
              url
            }
          }
        }
      }
    `;
    readQuery<useLookupQuery>(environment, query, { code: wanted.code }).then(
      (data) => {
        const { seal, ...certificate } = data?.verifiedCertificate ?? {};
        if (!("number" in certificate) || certificate.number.toUpperCase() !== wanted.number.toUpperCase())
          return answer("unknown");
        const { fileSha256 = null, keyWithdrawnFrom = null, timestamp = null } = seal ?? {};
        answer({ ...certificate, fileSha256, keyWithdrawnFrom, timestamp });
      },
      () => answer("failed"),
    );
    return () => {
      isCurrent = false;
    };
  }, [environment, wanted]);
  if (!wanted) return "needsCode";
  return found?.of === wanted ? found.answer : "asking";
}
