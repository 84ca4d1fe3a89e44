import { Checkbox } from "@blueprintjs/core";
import { type ChangeEvent, useState } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay/hooks";
import type { EditForm } from "../forms/useEditForm.ts";
import { Text } from "../i18n/Text.tsx";
import { ProductChoice } from "../product/ProductChoice.tsx";
import { useProductChoice } from "../product/useProductChoice.ts";
import { keepFocus } from "../ui/keepFocus.ts";
import type { CreateInstallationFormQuery } from "./__generated__/CreateInstallationFormQuery.graphql.ts";
import { InstallationForm } from "./InstallationForm.tsx";
import type { InstallationsDraft } from "./installationDraft.ts";
import { CreateRoomsText, RoomNames, useRoomNamesFault } from "./RoomNames.tsx";
import { RoomOutcomes } from "./RoomOutcomes.tsx";
import { parseRoomNames } from "./roomNames.ts";
import { useCreateInstallation } from "./useCreateInstallation.ts";
import type { RoomAttempts } from "./useRoomAttempts.ts";

type Props = {
  queryReference: PreloadedQuery<CreateInstallationFormQuery>;
  folder: { readonly id: string; readonly titles: readonly string[] };
  form: EditForm<InstallationsDraft>;
  attempts: RoomAttempts;
};

export function CreateInstallationForm({ queryReference, folder, form, attempts }: Props) {
  const { viewer } = usePreloadedQuery<CreateInstallationFormQuery>(
    graphql`
      query CreateInstallationFormQuery {
        viewer @required(action: THROW) {
          ...InstallationForm_viewer
        }
      }
    `,
    queryReference,
  );
  const { create } = useCreateInstallation(folder.id);
  const [isBoxFocused, setBoxFocused] = useState(false);
  const { isSeveral, names, title } = form.values;
  const toggle = (event: ChangeEvent<HTMLInputElement>) => {
    setBoxFocused(document.activeElement === event.currentTarget);
    form.change("isSeveral", event.currentTarget.checked);
    if (names === "") form.change("names", title);
  };
  const several = useSeveral(form, attempts);
  const top = (
    <>
      {isSeveral && <RoomOutcomes {...attempts} />}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: A press must not leave the name, whose error would move the box away from under it. */}
      <div onMouseDown={keepFocus}>
        <Checkbox checked={isSeveral} disabled={form.isSaving} onChange={toggle}>
          <Text id="installation.several" />
        </Checkbox>
      </div>
    </>
  );
  // The checkbox keeps the focus if it was ticked by keyboard.
  const shared = { form, viewerRef: viewer, top, isFocusElsewhere: isBoxFocused };
  if (!isSeveral)
    return (
      <InstallationForm
        {...shared}
        save={(values) => create({ ...values, idempotencyKey: form.idempotencyKey() })}
        action={<Text id="installation.create.submit" />}
        failed="installation.create.failed"
      />
    );
  return (
    <InstallationForm
      {...shared}
      names={{
        field: <RoomNames form={form} existing={folder.titles} autoFocus={!isBoxFocused} />,
        fault: several.fault,
      }}
      save={({ installerId }) => attempts.create(folder.id, several.toInstallations(installerId))}
      action={several.action}
      failed="installation.several.failed"
    >
      <ProductChoice form={form} ownerId={folder.id} disabled={form.isSaving} />
    </InstallationForm>
  );
}

function useSeveral({ values }: EditForm<InstallationsDraft>, { isRetry }: RoomAttempts) {
  const namesFault = useRoomNamesFault();
  const product = useProductChoice(values);
  const titles = parseRoomNames(values.names);
  const toInstallations = (installerId: string) =>
    titles.map((title) => ({ title, installerId, products: product.input ? [product.input] : [] }));
  const fault = namesFault(values.names) ?? product.fault?.text ?? null;
  return { fault, toInstallations, action: <CreateRoomsText count={titles.length} isRetry={isRetry(titles)} /> };
}
