import { Text } from "../i18n/Text.tsx";

/** A link to a time stamp that was made after the PDF was sealed. */
export function TimestampFile({ url }: { url: string }) {
  return (
    <a href={url} download>
      <Text id="certificate.timestampFile" />
    </a>
  );
}
