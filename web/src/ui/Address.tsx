import { Fragment } from "react";

/** A mail or web address that may break after "@" and "/" and before a dot. */
export function Address({ children }: { children: string }) {
  const parts = children.split(/(?<=[@/])(?![@/])|(?=\.)/);
  return parts.map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name than their place.
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
