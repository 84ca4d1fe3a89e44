/** The scopes that have a text here, in the form's order. */
export const knownScopes = ["PROJECTS_READ", "PROJECTS_WRITE", "CERTIFICATES_SEND", "USERS_MANAGE"] as const;
