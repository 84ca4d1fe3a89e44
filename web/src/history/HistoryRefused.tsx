import { Text } from "../i18n/Text.tsx";
import { Notice } from "../ui/Notice.tsx";
import { StatusIcon } from "../ui/StatusIcon.tsx";

/** Only admins see the history of the company and of users; everybody sees that of projects. */
export function HistoryRefused() {
  return (
    <Notice picture={<StatusIcon name="not-measured" size={22} />} title={<Text id="history.adminsOnly" />}>
      <Text id="history.adminsOnlyReason" />
    </Notice>
  );
}
