import { Button } from "@blueprintjs/core";
import { Add } from "@blueprintjs/icons";
import { Suspense, useState } from "react";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { useLoaderData } from "react-router";
import { draftKeys } from "../forms/draftKeys.ts";
import { wasInterrupted } from "../forms/draftStore.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { RequiresFeature } from "../relay/features.tsx";
import { QueryBoundary } from "../relay/QueryBoundary.tsx";
import { usePageQuery } from "../relay/usePageQuery.ts";
import { EmptyCable } from "../ui/EmptyCable.tsx";
import { Notice } from "../ui/Notice.tsx";
import { PageHeader } from "../ui/PageHeader.tsx";
import { TableSkeleton } from "../ui/TableSkeleton.tsx";
import type { InstrumentsPageQuery } from "./__generated__/InstrumentsPageQuery.graphql.ts";
import { AddInstrumentModal } from "./AddInstrumentModal.tsx";
import { InstrumentFiles } from "./InstrumentFiles.tsx";
import { InstrumentMappings } from "./InstrumentMappings.tsx";
import styles from "./Instruments.module.css";
import { InstrumentTable } from "./InstrumentTable.tsx";

const query = graphql`
  query InstrumentsPageQuery {
    viewer {
      company {
        id
        instruments @required(action: THROW) {
          id
          ...InstrumentTable_instruments
        }
        ...InstrumentMappings_company
        ...InstrumentFiles_company
      }
    }
  }
`;

type Reference = PreloadedQuery<InstrumentsPageQuery>;

export function InstrumentsPage() {
  const text = useText();
  const reference = useLoaderData<Reference>();
  const [isAdding, setAdding] = useState(() => wasInterrupted(draftKeys.newInstrument));
  return (
    <>
      <PageHeader
        title={text("instrument.title")}
        back={{ to: "/account", label: <Text id="account.title" /> }}
        actions={
          <Button
            intent="primary"
            icon={<Add />}
            aria-haspopup="dialog"
            onClick={() => setAdding(true)}
            text={text("instrument.add")}
          />
        }
      >
        <p className={styles.intro}>
          <Text id="instrument.intro" />
        </p>
      </PageHeader>
      <RequiresFeature feature="instruments" title="instrument.lacking" reason="instrument.lackingReason">
        <QueryBoundary title={<Text id="instrument.failed" />}>
          <Suspense fallback={<TableSkeleton rows={4} twoLine />}>
            <Instruments reference={reference} />
          </Suspense>
        </QueryBoundary>
        {isAdding && <AddInstrumentModal onClose={() => setAdding(false)} />}
      </RequiresFeature>
    </>
  );
}

function Instruments({ reference }: { reference: Reference }) {
  const { viewer } = usePageQuery<InstrumentsPageQuery>(query, reference);
  const instruments = viewer?.company?.instruments ?? [];
  if (viewer?.company && instruments.length > 0)
    return (
      <>
        <InstrumentTable instrumentsRef={instruments} />
        <InstrumentFiles companyRef={viewer.company} />
        <InstrumentMappings companyRef={viewer.company} />
      </>
    );
  return (
    <Notice picture={<EmptyCable />} title={<Text id="instrument.none" />}>
      <Text id="instrument.none.reason" />
    </Notice>
  );
}
