import { Text } from "../i18n/Text.tsx";

export function TimestampFile({ url }: { url: string }) {
  return (
    <a href={url} download>
      <Text id="certificate.timestampFile" />
    </a>
  );
}
