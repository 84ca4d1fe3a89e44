import { Suspense, useState } from "react";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { useLoaderData } from "react-router";
import { Text } from "../../i18n/Text.tsx";
import { useText } from "../../i18n/useText.ts";
import { RequiresFeature, useFeatures } from "../../relay/features.tsx";
import { QueryBoundary } from "../../relay/QueryBoundary.tsx";
import { usePageQuery } from "../../relay/usePageQuery.ts";
import { Notice } from "../../ui/Notice.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { StatusIcon } from "../../ui/StatusIcon.tsx";
import { TableSkeleton } from "../../ui/TableSkeleton.tsx";
import { projectFields, projectFormFields } from "../projectDraft.ts";
import type { ImportPageQuery } from "./__generated__/ImportPageQuery.graphql.ts";
import { ChooseFile } from "./ChooseFile.tsx";
import { Imported, type ImportResult } from "./Imported.tsx";
import { ImportForm } from "./ImportForm.tsx";
import styles from "./ImportPage.module.css";
import { type ChosenFile, useRestoredImport } from "./importDraft.ts";
import { LatestImports } from "./LatestImports.tsx";

const query = graphql`
  query ImportPageQuery {
    viewer {
      company {
        companyId
        ...LatestImports_company
      }
    }
  }
`;

type Reference = PreloadedQuery<ImportPageQuery>;

export function ImportPage() {
  const text = useText();
  const reference = useLoaderData<Reference>();
  const back = { to: "/projects/ongoing", label: <Text id="project.list.ongoing" /> };
  return (
    <>
      <PageHeader title={text("project.import.title")} back={back} />
      <QueryBoundary title={<Text id="project.import.pageFailed" />}>
        <Suspense fallback={<TableSkeleton rows={4} />}>
          <div className={styles.page}>
            <RequiresFeature
              feature="projectImport"
              title="project.import.lacking"
              reason="project.import.lackingReason"
            >
              <Import reference={reference} />
            </RequiresFeature>
          </div>
        </Suspense>
      </QueryBoundary>
    </>
  );
}

function Import({ reference }: { reference: Reference }) {
  const { viewer } = usePageQuery<ImportPageQuery>(query, reference);
  const { externalIds } = useFeatures();
  const [file, setFile] = useState<ChosenFile | null>(null);
  const isReading = useRestoredImport(setFile);
  const [done, setDone] = useState<ImportResult | null>(null);
  if (!viewer?.company)
    return (
      <Notice picture={<StatusIcon name="not-measured" size={22} />} title={<Text id="project.noCompany.title" />}>
        <Text id="project.noCompany.reason" />
      </Notice>
    );
  const startAgain = () => {
    setFile(null);
    setDone(null);
  };
  if (done) return <Imported {...done} onAgain={startAgain} />;
  if (isReading) return <TableSkeleton rows={4} />;
  const fields = externalIds ? projectFormFields : projectFields;
  if (file === null)
    return (
      <div className={styles.start}>
        <ChooseFile fields={fields} onChoose={setFile} />
        <LatestImports companyRef={viewer.company} />
      </div>
    );
  return <ImportForm fields={fields} file={file} onAgain={startAgain} onDone={setDone} />;
}
