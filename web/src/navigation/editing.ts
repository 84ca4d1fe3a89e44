/** The state of a navigation to a project whose end date is to be edited at once. Closing the form leads back. */
export const editing = { isEditing: true };

export const isEditing = (state: unknown) => typeof state === "object" && state !== null && "isEditing" in state;
