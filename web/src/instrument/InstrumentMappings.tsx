import { Button } from "@blueprintjs/core";
import { Trash } from "@blueprintjs/icons";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { FailureNotice } from "../errors/FailureNotice.tsx";
import { FormDialog } from "../forms/FormDialog.tsx";
import type { MessageId } from "../i18n/catalogues.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import type { MutationFailure } from "../relay/mutationResult.ts";
import { useMutationResult } from "../relay/useMutationResult.ts";
import { Card } from "../ui/Card.tsx";
import type { InstrumentMappings_company$key } from "./__generated__/InstrumentMappings_company.graphql.ts";
import type { InstrumentMappingsDeleteMutation } from "./__generated__/InstrumentMappingsDeleteMutation.graphql.ts";
import styles from "./Instruments.module.css";

const roles = {
  ROOM: "measuring.paste.column.room",
  STEP: "measuring.paste.column.step",
  MEASURED_ON: "measuring.file.measuredOn",
  RESISTANCE: "quantity.RESISTANCE",
  INSULATION: "quantity.INSULATION",
  TEST_VOLTAGE: "step.testVoltage",
} as const satisfies Record<string, MessageId>;
type Role = keyof typeof roles;

/** Lists how the files of each instrument model are read. Renders nothing until a file was read. */
export function InstrumentMappings({ companyRef }: { companyRef: InstrumentMappings_company$key }) {
  const text = useText();
  const [removing, setRemoving] = useState<{ id: string; name: string } | null>(null);
  const { instrumentMappings } = useFragment(
    graphql`
      fragment InstrumentMappings_company on Company {
        instrumentMappings @catch(to: NULL) {
          id
          maker
          model
          columns {
            heading
            role
          }
        }
      }
    `,
    companyRef,
  );
  const read = (heading: string, role: Role) => `${heading} → ${text(roles[role])}`;
  if (!instrumentMappings || instrumentMappings.length === 0) return null;
  return (
    <section className={styles.mappings}>
      <h2>
        <Text id="instrument.mappings" />
      </h2>
      <Card flush>
        <ul>
          {instrumentMappings.map(({ id, maker, model, columns }) => {
            const name = `${maker} ${model}`;
            return (
              <li key={id}>
                <span>
                  <b>{name}</b>
                  <span>
                    {columns
                      .flatMap(({ heading, role }) => (role in roles ? read(heading, role as Role) : []))
                      .join(" · ")}
                  </span>
                </span>
                <Button
                  variant="minimal"
                  icon={<Trash />}
                  aria-label={text("instrument.mapping.deleteOf", { name })}
                  onClick={() => setRemoving({ id, name })}
                >
                  <Text id="instrument.mapping.delete" />
                </Button>
              </li>
            );
          })}
        </ul>
      </Card>
      {removing && <DeleteMappingModal {...removing} onClose={() => setRemoving(null)} />}
    </section>
  );
}

function DeleteMappingModal({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const text = useText();
  const [failure, setFailure] = useState<MutationFailure | null>(null);
  const [remove, isDeleting] = useMutationResult<InstrumentMappingsDeleteMutation>(graphql`
    mutation InstrumentMappingsDeleteMutation($input: DeleteInstrumentMappingInput!) {
      deleteInstrumentMapping(input: $input) {
        company {
          id
          ...InstrumentMappings_company
        }
        userErrors {
          code
        }
      }
    }
  `);
  const submit = async () => {
    setFailure(null);
    const result = await remove({ mappingId: id });
    if (result.kind === "done") onClose();
    else setFailure(result);
  };
  return (
    <FormDialog
      title={text("instrument.mapping.deleteOf", { name })}
      action={text("instrument.mapping.delete")}
      intent="danger"
      isBusy={isDeleting}
      focus="leave"
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {failure && <FailureNotice context="instrument" failure={failure} title="instrument.mapping.notDeleted" />}
      <p>
        <Text id="instrument.mapping.deleteMeaning" values={{ name }} />
      </p>
    </FormDialog>
  );
}
