/** History state that makes the list of projects open the form for a new one. */
export const newProjectState = { form: "new project" };

export const isNewProjectState = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "form" in state && state.form === newProjectState.form;
