import { Text } from "../i18n/Text.tsx";
import { Notice } from "../ui/Notice.tsx";
import { StatusIcon } from "../ui/StatusIcon.tsx";

/** Admins see the history of the company and of its users; everybody sees the history of projects. */
export function HistoryRefused() {
  return (
    <Notice picture={<StatusIcon name="not-measured" size={22} />} title={<Text id="history.adminsOnly" />}>
      <Text id="history.adminsOnlyReason" />
    </Notice>
  );
}
