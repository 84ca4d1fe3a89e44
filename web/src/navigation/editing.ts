/** The state of a navigation to a project whose details are to be edited at once. */
export const editing = { isEditing: true };

export const isEditing = (state: unknown) => typeof state === "object" && state !== null && "isEditing" in state;
