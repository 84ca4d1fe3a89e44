/** The certificate's public page in the web client, which the QR code and the mail lead to. */
export function certificateUrl({ webUrl }: { webUrl: string }, code: string): string {
  return `${webUrl}/certificate/${code}`;
}
