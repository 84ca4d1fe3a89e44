import { Button } from "@blueprintjs/core";
import { Upload } from "@blueprintjs/icons";
import { Suspense, useEffect, useRef, useState } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery, useQueryLoader } from "react-relay/hooks";
import { useNavigate } from "react-router";
import { FormDialog } from "../forms/FormDialog.tsx";
import { SelectField } from "../forms/SelectField.tsx";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import type { InstrumentFileState } from "../navigation/instrumentFileState.ts";
import { measuringSearch } from "../navigation/useMeasuringView.ts";
import { QueryBoundary } from "../relay/QueryBoundary.tsx";
import type { ReadFileModalQuery } from "./__generated__/ReadFileModalQuery.graphql.ts";
import styles from "./Instruments.module.css";

const query = graphql`
  query ReadFileModalQuery {
    viewer {
      company {
        id
        projects(first: 100) @required(action: THROW) {
          edges {
            node {
              id
              projectId
              name
            }
          }
          pageInfo {
            hasNextPage
          }
        }
      }
    }
  }
`;

type Props = { instrument: { id: string; name: string }; onClose: () => void };

/** A person chooses an instrument's file and a project. The file then opens in the project's measuring grid. */
export function ReadFileModal({ instrument, onClose }: Props) {
  const text = useText();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [reference, load] = useQueryLoader<ReadFileModalQuery>(query);
  const [file, setFile] = useState<File | null>(null);
  const [projectId, setProjectId] = useState("");
  useEffect(() => load({}, { fetchPolicy: "store-and-network" }), [load]);
  const submit = () => {
    if (!file) return;
    const state: InstrumentFileState = { instrumentFile: file, instrumentId: instrument.id };
    void navigate(`/projects/ongoing/${encodeURIComponent(projectId)}${measuringSearch()}`, { state });
  };
  return (
    <FormDialog
      title={text("instrument.readFileOf", { name: instrument.name })}
      action={text("instrument.readFile")}
      reason={
        file ? (projectId === "" ? text("instrument.readFile.noProject") : null) : text("instrument.readFile.noFile")
      }
      isBusy={false}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className={styles.chosen}>
        <Button icon={<Upload />} onClick={() => input.current?.click()}>
          <Text id="instrument.readFile.choose" />
        </Button>
        <span role="status">{file?.name ?? <Text id="instrument.readFile.types" />}</span>
      </p>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        hidden
        aria-label={text("instrument.readFile.choose")}
        onChange={({ currentTarget: { files } }) => setFile(files?.[0] ?? file)}
      />
      <QueryBoundary title={<Text id="instrument.readFile.failed" />}>
        <Suspense fallback={null}>
          {reference && <ProjectField reference={reference} value={projectId} onChange={setProjectId} />}
        </Suspense>
      </QueryBoundary>
    </FormDialog>
  );
}

type FieldProps = { reference: PreloadedQuery<ReadFileModalQuery>; value: string; onChange: (id: string) => void };

function ProjectField({ reference, value, onChange }: FieldProps) {
  const text = useText();
  const { viewer } = usePreloadedQuery<ReadFileModalQuery>(query, reference);
  const { edges, pageInfo } = viewer?.company?.projects ?? {};
  return (
    <SelectField
      label={text("instrument.readFile.project")}
      value={value}
      placeholder={text("instrument.readFile.noProject")}
      options={(edges ?? []).map(({ node }) => ({ value: node.projectId, label: node.name }))}
      note={pageInfo?.hasNextPage ? text("instrument.readFile.others") : null}
      onChange={onChange}
    />
  );
}
