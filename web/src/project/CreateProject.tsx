import { Button } from "@blueprintjs/core";
import { Add } from "@blueprintjs/icons";
import { lazy, Suspense, useState } from "react";
import { draftKeys } from "../forms/draftKeys.ts";
import { wasInterrupted } from "../forms/draftStore.ts";
import { Text } from "../i18n/Text.tsx";

const fetchModal = () => import("./CreateProjectModal.tsx");
const CreateProjectModal = lazy(async () => ({ default: (await fetchModal()).CreateProjectModal }));
const fetchAhead = () => void fetchModal().catch(() => undefined);

/** The button that opens the form for a new project. The form's code is fetched once the button is about to be pressed. */
export function CreateProject() {
  const [isOpen, setOpen] = useState(() => wasInterrupted(draftKeys.newProject));
  return (
    <>
      <Button
        icon={<Add />}
        intent="primary"
        aria-haspopup="dialog"
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={() => setOpen(true)}
      >
        <Text id="project.create.title" />
      </Button>
      {isOpen && (
        <Suspense>
          <CreateProjectModal onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
