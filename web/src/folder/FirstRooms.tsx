import { Button } from "@blueprintjs/core";
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

type Props = {
  onCreate: (way: { isSeveral: boolean }) => void;
  /** Null if the service has no templates. */
  onUseTemplate: ((templateId: string) => void) | null;
};

export function FirstRooms({ onCreate, onUseTemplate }: Props) {
  const text = useText();
  const { panel } = useProjectPanel();
  const [showsTemplates, setShowsTemplates] = useState(false);
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
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's part. */}
        <div className={styles.ways} role="group" aria-label={text("folder.first")}>
          {onUseTemplate && (
            <Button aria-expanded={showsTemplates} onClick={() => setShowsTemplates(!showsTemplates)}>
              <Text id="folder.first.template" />
            </Button>
          )}
          <Button aria-haspopup="dialog" onClick={() => onCreate({ isSeveral: true })}>
            <Text id="folder.first.several" />
          </Button>
          <Button
            icon={<Add />}
            intent={panel || showsTemplates ? "none" : "primary"}
            aria-haspopup="dialog"
            onClick={() => onCreate({ isSeveral: false })}
          >
            <Text id="installation.createFirst" />
          </Button>
        </div>
      </div>
      {showsTemplates && onUseTemplate && (
        <Suspense fallback={<Loading />}>
          <TemplateChoice onChoose={onUseTemplate} />
        </Suspense>
      )}
    </Card>
  );
}
