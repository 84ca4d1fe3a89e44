import { Button, ButtonGroup } from "@blueprintjs/core";
import { Add } from "@blueprintjs/icons";
import { lazy, Suspense, useState } from "react";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { useProjectPanel } from "../navigation/useProjectPanel.ts";
import { Card } from "../ui/Card.tsx";
import { EmptyCable } from "../ui/EmptyCable.tsx";
import { Loading } from "../ui/Loading.tsx";
import styles from "./FirstRooms.module.css";

const TemplateChoice = lazy(async () => ({ default: (await import("../template/TemplateChoice.tsx")).TemplateChoice }));

type Way = "one" | "several" | "template";

type Props = {
  onCreate: (way: { isSeveral: boolean }) => void;
  /** Null if the service has no templates. */
  onUseTemplate: ((templateId: string) => void) | null;
};

/** The three ways to the first rooms of an empty folder. Each template shows the rooms that it creates. */
export function FirstRooms({ onCreate, onUseTemplate }: Props) {
  const text = useText();
  const { panel } = useProjectPanel();
  const [chosen, choose] = useState<Way>("one");
  const ways: Way[] = onUseTemplate ? ["one", "several", "template"] : ["one", "several"];
  const create = (
    <Button
      icon={<Add />}
      intent={panel ? "none" : "primary"}
      aria-haspopup="dialog"
      onClick={() => onCreate({ isSeveral: chosen === "several" })}
    >
      <Text id={chosen === "several" ? "installation.createSeveral" : "installation.createFirst"} />
    </Button>
  );
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
          {ways.map((way) => (
            <Button key={way} aria-pressed={way === chosen} onClick={() => choose(way)}>
              <Text id={`folder.first.${way}`} />
            </Button>
          ))}
        </ButtonGroup>
      </div>
      {chosen === "template" && onUseTemplate ? (
        <Suspense fallback={<Loading />}>
          <TemplateChoice onChoose={onUseTemplate} />
        </Suspense>
      ) : (
        <div className={styles.foot}>{create}</div>
      )}
    </Card>
  );
}
