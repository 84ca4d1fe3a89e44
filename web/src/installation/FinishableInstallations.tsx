import { Checkbox } from "@blueprintjs/core";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import type { MutationResult } from "../relay/mutationResult.ts";
import type { InstallationToFinish_installation$key } from "./__generated__/InstallationToFinish_installation.graphql.ts";
import styles from "./FinishInstallations.module.css";
import { InstallationToFinish } from "./InstallationToFinish.tsx";
import { RoomGroups } from "./RoomGroups.tsx";

type Finishable = InstallationToFinish_installation$key & {
  readonly id: string;
  readonly isUnsent: boolean;
  readonly outcome: MutationResult | undefined;
};

type Props = {
  groups: readonly { folderId: string; place: string; rooms: readonly Finishable[] }[];
  openIds: readonly string[];
  chosenIds: readonly string[];
  isFinishing: boolean;
  onChoose: (ids: readonly string[]) => void;
};

export function FinishableInstallations({ groups, openIds, chosenIds, isFinishing, onChoose }: Props) {
  const text = useText();
  return (
    <section>
      <h3>
        <Text id="installation.finishSeveral.ready" values={{ count: openIds.length }} />
      </h3>
      {openIds.length > 1 && (
        <Checkbox
          className={styles.all}
          checked={chosenIds.length === openIds.length}
          indeterminate={chosenIds.length > 0 && chosenIds.length < openIds.length}
          disabled={isFinishing}
          onChange={(event) => onChoose(event.currentTarget.checked ? openIds : [])}
          label={text("installation.finishSeveral.all", { count: openIds.length })}
        />
      )}
      <RoomGroups groups={groups}>
        {(installation) => (
          <InstallationToFinish
            key={installation.id}
            installationRef={installation}
            isChosen={chosenIds.includes(installation.id)}
            isUnsent={installation.isUnsent}
            isFinishing={isFinishing}
            outcome={installation.outcome}
            onChoose={(isChosen) =>
              onChoose(isChosen ? [...chosenIds, installation.id] : chosenIds.filter((id) => id !== installation.id))
            }
          />
        )}
      </RoomGroups>
    </section>
  );
}
