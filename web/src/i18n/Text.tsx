import type { ComponentProps } from "react";
import { FormattedMessage } from "react-intl";
import type { MessageId } from "./catalogues.ts";

type Values = ComponentProps<typeof FormattedMessage>["values"];

export function Text({ id, values }: { id: MessageId; values?: Values }) {
  return <FormattedMessage id={id} values={values} />;
}
