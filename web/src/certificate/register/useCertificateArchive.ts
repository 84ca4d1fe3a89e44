import { useCallback, useEffect, useRef, useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay/hooks";
import { readQuery } from "../../relay/readQuery.ts";
import type {
  useCertificateArchiveQuery,
  useCertificateArchiveQuery$data,
} from "./__generated__/useCertificateArchiveQuery.graphql.ts";

const query = graphql`
  query useCertificateArchiveQuery(
    $isCounted: Boolean!
    $query: String
    $from: Date
    $to: Date
    $endsFrom: Date
    $endsTo: Date
    $states: [CertificateState!]
    $statuses: [CertificateStatus!]
  ) {
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
          query
          endsFrom
          endsTo
          states
          statuses
        }
        certificates(
          query: $query
          from: $from
          to: $to
          endsFrom: $endsFrom
          endsTo: $endsTo
          states: $states
          statuses: $statuses
          first: 1
        ) @include(if: $isCounted) @required(action: THROW) {
          totalCount
        }
      }
    }
  }
`;

export type CertificateArchive = NonNullable<
  useCertificateArchiveQuery$data["viewer"]["company"]["certificateArchive"]
>;
type Known = { archive: CertificateArchive | null; count: number } | { failure: unknown } | null;

const pauseMs = 2000;

type Filter = Omit<useCertificateArchiveQuery["variables"], "isCounted">;

/** The company's archive, polled until it is ready, and the number of certificates for `filter`. Null while loading. */
export function useCertificateArchive(filter: Filter | null) {
  const environment = useRelayEnvironment();
  const [known, setKnown] = useState<Known>(null);
  const isLeft = useRef(false);
  const read = useCallback(async (): Promise<CertificateArchive | null> => {
    const show = (next: Known) => {
      if (!isLeft.current) setKnown(next);
    };
    try {
      const data = await readQuery<useCertificateArchiveQuery>(environment, query, {
        ...filter,
        isCounted: filter !== null,
      });
      const { certificateArchive, certificates } = data?.viewer.company ?? {};
      const archive = certificateArchive ?? null;
      show({ archive, count: certificates?.totalCount ?? 0 });
      return archive;
    } catch (failure) {
      show({ failure });
      return null;
    }
  }, [environment, filter]);
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
