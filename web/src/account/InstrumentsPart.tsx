import { AnchorButton } from "@blueprintjs/core";
import { Suspense, useEffect, useState } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery, useQueryLoader } from "react-relay/hooks";
import { useHref, useLinkClickHandler } from "react-router";
import { todayIn } from "../i18n/companyDay.ts";
import { Text } from "../i18n/Text.tsx";
import { calibrationState } from "../instrument/calibrationState.ts";
import { useCompanyZone } from "../relay/features.tsx";
import { Card } from "../ui/Card.tsx";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import type { InstrumentsPartQuery } from "./__generated__/InstrumentsPartQuery.graphql.ts";
import { AccountSection } from "./AccountSection.tsx";
import styles from "./CompanyDetails.module.css";

const query = graphql`
  query InstrumentsPartQuery {
    viewer {
      company {
        instruments @catch(to: NULL) {
          id
          number
          maker
          model
          retiredOn
          calibrations {
            validUntil
          }
        }
      }
    }
  }
`;

const address = "/account/instruments";
const shapes = { ending: "near-limit", ended: "overdue" } as const;

/** Counts the instruments and names those whose calibration ends or has ended. Loaded after the page. */
export function InstrumentsPart() {
  const href = useHref(address);
  const follow = useLinkClickHandler<HTMLElement>(address);
  const [reference, load] = useQueryLoader<InstrumentsPartQuery>(query);
  useEffect(() => load({}, { fetchPolicy: "store-and-network" }), [load]);
  const [count, setCount] = useState<number | undefined>();
  return (
    <AccountSection
      anchor="instruments"
      title={<Text id="instrument.title" />}
      count={count}
      actions={
        <AnchorButton role="link" href={href} onClick={follow}>
          <Text id="account.instruments.open" />
        </AnchorButton>
      }
    >
      <Card>
        <p className={styles.intro}>
          <Text id="account.instruments.intro" />
        </p>
        {reference && (
          <Suspense fallback={null}>
            <Calibrations reference={reference} onCount={setCount} />
          </Suspense>
        )}
      </Card>
    </AccountSection>
  );
}

type CalibrationsProps = { reference: PreloadedQuery<InstrumentsPartQuery>; onCount: (count: number) => void };

function Calibrations({ reference, onCount }: CalibrationsProps) {
  const { viewer } = usePreloadedQuery<InstrumentsPartQuery>(query, reference);
  const today = todayIn(useCompanyZone());
  const used = viewer?.company?.instruments?.filter(({ retiredOn }) => !retiredOn);
  const count = used?.length;
  useEffect(() => {
    if (count !== undefined) onCount(count);
  }, [count, onCount]);
  const due = (used ?? []).flatMap((instrument) => {
    const { name, days } = calibrationState(instrument.calibrations.at(-1), today);
    return name === "ending" || name === "ended" ? [{ ...instrument, name, days }] : [];
  });
  if (due.length === 0) return null;
  return (
    <ul>
      {due.map(({ id, number, maker, model, name, days }) => (
        <li key={id} className={styles.due}>
          <StatusIcon name={shapes[name]} size={16} />M{number} {maker} {model}:{" "}
          <Text id={`instrument.state.${name}`} values={{ days }} />
        </li>
      ))}
    </ul>
  );
}
