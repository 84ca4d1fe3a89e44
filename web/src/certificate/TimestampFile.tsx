import { Text } from "../i18n/Text.tsx";

/** Links a time stamp that came after sealing. */
export function TimestampFile({ url }: { url: string }) {
  return (
    <a href={url} download>
      <Text id="certificate.timestampFile" />
    </a>
  );
}
