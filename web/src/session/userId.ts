const cookie = (name: string) => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1] ?? "";

/** The id of the person who is signed in, from the part of the session that scripts can read; empty without a session. */
export const userId = (): string => cookie("userId");

/** Whether the readable part of the session is there; a session without it is ended. */
export const hasUserId = (): boolean => userId() !== "";

/** The person who is signed in, for the company that it is for; null without a session. */
export const sessionOwner = (): string | null => (hasUserId() ? `${userId()} ${cookie("companyId")}` : null);
