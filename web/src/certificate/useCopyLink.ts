import { useState } from "react";

/** Copies an address. `isCopied` becomes true once the clipboard has it. */
export function useCopyLink(address: string | null | undefined) {
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    void navigator.clipboard.writeText(address ?? "").then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return { isCopied, copy };
}
