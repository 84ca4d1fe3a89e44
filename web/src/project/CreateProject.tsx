import { Button } from "@blueprintjs/core";
import { Add } from "@blueprintjs/icons";
import { useState } from "react";
import { Text } from "../i18n/Text.tsx";
import { CreateProjectModal } from "./CreateProjectModal.tsx";

/** The button that opens the form for a new project. */
export function CreateProject() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Add />} intent="primary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Text id="project.create.title" />
      </Button>
      {isOpen && <CreateProjectModal onClose={() => setOpen(false)} />}
    </>
  );
}
