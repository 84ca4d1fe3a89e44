/** Another address of the same mailbox, which nobody has used: `maja+contract-k3x9@firm.example`. */
export function subAddress(email: string): string {
  const at = email.lastIndexOf("@");
  return `${email.slice(0, at)}+contract-${Date.now().toString(36)}${email.slice(at)}`;
}
