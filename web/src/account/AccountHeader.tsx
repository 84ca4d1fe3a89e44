import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { usePageTitle } from "../ui/usePageTitle.ts";

export function AccountHeader() {
  const text = useText();
  const heading = usePageTitle(text("account.title"));
  return (
    <h1 ref={heading} tabIndex={-1}>
      <Text id="account.title" />
    </h1>
  );
}
