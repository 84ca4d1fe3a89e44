import { createIntl, type MessageFormatElement } from "react-intl";
import { fallbackLanguage } from "./languages.ts";

const { getMessageFormat } = createIntl({ locale: fallbackLanguage }).formatters;

/** @throws SyntaxError if the ICU message is malformed */
export function parsedText(text: string, language: string): MessageFormatElement[] {
  return getMessageFormat(text, language).getAst();
}
