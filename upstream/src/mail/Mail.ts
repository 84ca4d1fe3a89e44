/** A message to one person. A repeated message has the same `id`, so that mail servers can drop it. */
export type MailMessage = {
  id: string;
  createdAt: Date;
  to: string;
  /** Shown in place of the service's name; the address stays the service's. */
  senderName?: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
  /** An attachment with a `contentId` is a picture that the HTML part shows by `cid:`. */
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

// No blanks, control characters or list separators, because these could add a header or a recipient.
// All letters are allowed before the @. The domain is ASCII, as in the contract's Email.
const singleAddress = /^[^\s\p{Cc}@,;:<>()[\]\\"]+@[^\s\p{Cc}@,;:<>()[\]\\".]+(\.[^\s\p{Cc}@,;:<>()[\]\\".]+)+$/u;

export function isSingleAddress(text: string): boolean {
  return text.length <= 254 && singleAddress.test(text);
}
