import { Button } from "@blueprintjs/core";
import { Add } from "@blueprintjs/icons";
import { lazy, Suspense, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { draftKeys } from "../forms/draftKeys.ts";
import { wasInterrupted } from "../forms/draftStore.ts";
import { Text } from "../i18n/Text.tsx";
import { isNewProjectState } from "../navigation/newProjectState.ts";
import { useShortcut } from "../ui/useShortcut.ts";

const fetchModal = () => import("./CreateProjectModal.tsx");
const CreateProjectModal = lazy(async () => ({ default: (await fetchModal()).CreateProjectModal }));
const fetchAhead = () => void fetchModal().catch(() => undefined);

/** The form's code is loaded when the pointer or focus reaches the button. */
export function CreateProject() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const isAsked = isNewProjectState(state);
  const [isOpen, setOpen] = useState(() => isAsked || wasInterrupted(draftKeys.newProject));
  useEffect(() => {
    if (!isAsked) return;
    setOpen(true);
    // The history state is removed, so that a reload or "back" does not open the form again.
    void navigate(".", { replace: true, state: null });
  }, [isAsked, navigate]);
  useShortcut("n", () => setOpen(true));
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
