/** The scopes for which the web client has texts, in the order of the form. */
export const knownScopes = ["PROJECTS_READ", "PROJECTS_WRITE", "CERTIFICATES_SEND", "USERS_MANAGE"] as const;
