const cookie = (name: string) => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1] ?? "";

/** The signed-in user's id from the cookie that scripts can read; empty without a session. */
export const userId = (): string => cookie("userId");

/** False means that the session has ended. */
export const hasUserId = (): boolean => userId() !== "";

/** The user's and the company's id; null without a session. */
export const sessionOwner = (): string | null => (hasUserId() ? `${userId()} ${cookie("companyId")}` : null);
