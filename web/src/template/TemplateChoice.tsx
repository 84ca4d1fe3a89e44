import { Button, Radio, RadioGroup } from "@blueprintjs/core";
import { useCallback, useEffect, useState } from "react";
import { type PreloadedQuery, usePreloadedQuery, useQueryLoader } from "react-relay/hooks";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { requestIdOf } from "../relay/failures.ts";
import { Boundary } from "../ui/Boundary.tsx";
import { PageError } from "../ui/PageError.tsx";
import { TableSkeleton } from "../ui/TableSkeleton.tsx";
import query, { type CreateFromTemplateFormQuery } from "./__generated__/CreateFromTemplateFormQuery.graphql.ts";
import styles from "./TemplateChoice.module.css";
import { TemplatePreview } from "./TemplatePreview.tsx";
import { firstPageOfTemplates, useTemplates } from "./useTemplates.ts";

type Props = { onChoose: (templateId: string) => void };

/** Shows the company's templates, and beside them the rooms that the chosen template creates. */
export function TemplateChoice({ onChoose }: Props) {
  const [reference, load] = useQueryLoader<CreateFromTemplateFormQuery>(query);
  const reload = useCallback(() => load(firstPageOfTemplates, { fetchPolicy: "store-and-network" }), [load]);
  useEffect(reload, [reload]);
  return (
    <Boundary
      resetKey={reference}
      fallback={(error) => (
        <PageError
          title={<Text id="template.list.failed" />}
          reason={<Text id="app.part.failed" />}
          requestId={requestIdOf(error)}
          onRetry={reload}
        />
      )}
    >
      {reference ? <Templates queryReference={reference} onChoose={onChoose} /> : <TableSkeleton rows={3} />}
    </Boundary>
  );
}

type TemplatesProps = Props & { queryReference: PreloadedQuery<CreateFromTemplateFormQuery> };

function Templates({ queryReference, onChoose }: TemplatesProps) {
  const text = useText();
  const { viewer } = usePreloadedQuery<CreateFromTemplateFormQuery>(query, queryReference);
  const templates = useTemplates(viewer.company.templates);
  const [chosenId, choose] = useState<string | null>(null);
  if (!templates) return <TableSkeleton rows={3} />;
  const chosen = templates.find(({ id }) => id === chosenId) ?? templates[0];
  if (!chosen)
    return (
      <p className={styles.none}>
        <Text id="template.none" />. <Text id="template.none.reason" values={{ action: text("template.save") }} />
      </p>
    );
  return (
    <>
      <div className={styles.columns}>
        <RadioGroup
          className={styles.templates}
          label={text("template.list")}
          selectedValue={chosen.id}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          {templates.map(({ id, name, roomCount, folderCount }) => (
            <Radio key={id} value={id}>
              <span className={styles.words}>
                <span className={styles.name}>{name}</span>
                <span className={styles.content}>
                  <Text id="template.content" values={{ rooms: roomCount, folders: folderCount }} />
                </span>
              </span>
            </Radio>
          ))}
        </RadioGroup>
        <TemplatePreview templateId={chosen.id} />
      </div>
      <div className={styles.foot}>
        <p>
          <Text id="template.never" />
        </p>
        <Button intent="primary" aria-haspopup="dialog" onClick={() => onChoose(chosen.id)}>
          <Text id="template.continue" />
        </Button>
      </div>
    </>
  );
}
