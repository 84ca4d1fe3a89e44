import { createIntl, type MessageFormatElement } from "react-intl";
import { fallbackLanguage } from "./languages.ts";

const { getMessageFormat } = createIntl({ locale: fallbackLanguage }).formatters;

/**
 * A text of a catalogue as its ICU elements.
 *
 * @throws SyntaxError when it is not well-formed.
 */
export function parsedText(text: string, language: string): MessageFormatElement[] {
  return getMessageFormat(text, language).getAst();
}
