/** The rights of a program that this client has texts for, in the order of the form. */
export const knownScopes = ["PROJECTS_READ", "PROJECTS_WRITE", "CERTIFICATES_SEND", "USERS_MANAGE"] as const;
