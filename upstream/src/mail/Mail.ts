/** A message to one person. The same `id` is the same message, so sending it again is no second mail. */
export type MailMessage = {
  id: string;
  createdAt: Date;
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  /** Headers beside those of every mail. */
  headers?: Record<string, string>;
  /** With a `contentId` it is a picture that the HTML part shows by `cid:`, not a file. */
  attachments: { fileName: string; contentType: string; content: Buffer; contentId?: string }[];
};

export type Mail = {
  send(message: MailMessage): Promise<void>;
  close(): void;
};

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

// No blanks, control characters or list separators, which could add a header or a recipient. ASCII in the domain and any letters before the
// @, as the contract's Email allows.
const singleAddress = /^[^\s\p{Cc}@,;:<>()[\]\\"]+@[^\s\p{Cc}@,;:<>()[\]\\".]+(\.[^\s\p{Cc}@,;:<>()[\]\\".]+)+$/u;

export function isSingleAddress(text: string): boolean {
  return text.length <= 254 && singleAddress.test(text);
}
