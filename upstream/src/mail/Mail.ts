/** One message to one person. The same `id` always means the same message, so sending it again is not a second mail. */
export type MailMessage = {
  id: string;
  createdAt: Date;
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  /** Besides those that every mail has. */
  headers?: Record<string, string>;
  /** With a `contentId` it is no file to save but a picture that the HTML part shows by `cid:`. */
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

// No blanks, control characters or list separators: nothing that could add a header or a recipient. Printable ASCII
// in the domain and any letters before the sign, as the contract's Email allows.
const singleAddress = /^[^\s\p{Cc}@,;:<>()[\]\\"]+@[^\s\p{Cc}@,;:<>()[\]\\".]+(\.[^\s\p{Cc}@,;:<>()[\]\\".]+)+$/u;

export function isSingleAddress(text: string): boolean {
  return text.length <= 254 && singleAddress.test(text);
}
