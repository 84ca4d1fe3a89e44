import { Button, ButtonGroup } from "@blueprintjs/core";
import { Add } from "@blueprintjs/icons";
import { lazy, Suspense, useState } from "react";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { useProjectPanel } from "../navigation/useProjectPanel.ts";
import { Card } from "../ui/Card.tsx";
import { EmptyCable } from "../ui/EmptyCable.tsx";
import { TableSkeleton } from "../ui/TableSkeleton.tsx";
import styles from "./FirstRooms.module.css";

const TemplateChoice = lazy(async () => ({ default: (await import("../template/TemplateChoice.tsx")).TemplateChoice }));

type Props = {
  onCreate: (way: { isSeveral: boolean }) => void;
  /** Null if the service has no templates. */
  onUseTemplate: ((templateId: string) => void) | null;
};

const actions = { one: "installation.createFirst", several: "folder.first.several.action" } as const;

export function FirstRooms({ onCreate, onUseTemplate }: Props) {
  const text = useText();
  const { panel } = useProjectPanel();
  const [way, setWay] = useState<"one" | "several" | "template">("one");
  return (
    <Card flush>
      <div className={styles.head}>
        <div className={styles.picture}>
          <EmptyCable />
        </div>
        <div className={styles.words}>
          <h3>
            <Text id="folder.installations.none.title" />
          </h3>
          <p>
            <Text id="folder.first.reason" />
          </p>
        </div>
        <ButtonGroup className={styles.ways} role="group" aria-label={text("folder.first")}>
          {(["one", "several", "template"] as const).map(
            (each) =>
              (each !== "template" || onUseTemplate) && (
                <Button key={each} aria-pressed={way === each} onClick={() => setWay(each)}>
                  <Text id={`folder.first.${each}`} />
                </Button>
              ),
          )}
        </ButtonGroup>
      </div>
      {way === "template" ? (
        onUseTemplate && (
          <Suspense fallback={<TableSkeleton rows={3} />}>
            <TemplateChoice onChoose={onUseTemplate} />
          </Suspense>
        )
      ) : (
        <div className={styles.foot}>
          <p>
            <Text id={`folder.first.${way}.reason`} />
          </p>
          <Button
            icon={<Add />}
            intent={panel ? "none" : "primary"}
            aria-haspopup="dialog"
            onClick={() => onCreate({ isSeveral: way === "several" })}
          >
            <Text id={actions[way]} />
          </Button>
        </div>
      )}
    </Card>
  );
}
