import { useCallback, useEffect, useRef, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay/hooks";
import type {
  useCertificateArchiveQuery,
  useCertificateArchiveQuery$data,
} from "./__generated__/useCertificateArchiveQuery.graphql.ts";

const query = graphql`
  query useCertificateArchiveQuery {
    viewer @required(action: THROW) {
      company @required(action: THROW) {
        certificateArchive {
          from
          to
          state
          done
          total
          reason
          missing
          url
          size
          expiresAt
        }
      }
    }
  }
`;

export type CertificateArchive = NonNullable<
  useCertificateArchiveQuery$data["viewer"]["company"]["certificateArchive"]
>;
type Known = { archive: CertificateArchive | null } | { failure: unknown } | null;

const pauseMs = 2000;

/** The company's archive, read anew while it is made; null before the first answer. */
export function useCertificateArchive() {
  const environment = useRelayEnvironment();
  const [known, setKnown] = useState<Known>(null);
  const isLeft = useRef(false);
  const read = useCallback(async (): Promise<CertificateArchive | null> => {
    const show = (next: Known) => {
      if (!isLeft.current) setKnown(next);
    };
    try {
      const data = await fetchQuery<useCertificateArchiveQuery>(environment, query, {}).toPromise();
      const archive = data?.viewer.company.certificateArchive ?? null;
      show({ archive });
      return archive;
    } catch (failure) {
      show({ failure });
      return null;
    }
  }, [environment]);
  useEffect(() => {
    isLeft.current = false;
    void read();
    return () => {
      isLeft.current = true;
    };
  }, [read]);
  const isMade = known !== null && "archive" in known && isUnderWay(known.archive);
  useEffect(() => {
    if (!isMade) return;
    const timer = setInterval(() => void read(), pauseMs);
    return () => clearInterval(timer);
  }, [isMade, read]);
  return { known, read };
}

export const isUnderWay = (archive: CertificateArchive | null): boolean =>
  archive?.state === "QUEUED" || archive?.state === "RUNNING";
