/** One message to one person. The same `id` always means the same message, so sending it again is not a second mail. */
export interface MailMessage {
  id: string;
  createdAt: Date;
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  /** With a `contentId` it is no file to save but a picture that the HTML part shows by `cid:`. */
  attachments: { fileName: string; contentType: string; content: Buffer; contentId?: string }[];
}

export interface Mail {
  send(message: MailMessage): Promise<void>;
  close(): void;
}
