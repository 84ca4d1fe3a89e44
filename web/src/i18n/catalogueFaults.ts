import type { MessageFormatElement } from "react-intl";
import { fallbackLanguage } from "./languages.ts";
import { parsedText } from "./parsedText.ts";

type Texts = Readonly<Record<string, string>>;

/** Where a catalogue differs in structure from the source language: keys, placeholders, tags, plural categories, ICU form. Empty when all agree. */
export function catalogueFaults(catalogues: Readonly<Record<string, Texts>>): string[] {
  const source = catalogues[fallbackLanguage] ?? {};
  return Object.entries(catalogues).flatMap(([language, texts]) => {
    const surplus = Object.keys(texts).filter((id) => !(id in source));
    return [
      ...surplus.map((id) => `${language}: ${id} is not in ${fallbackLanguage}`),
      ...Object.entries(source).flatMap(([id, model]) =>
        textFaults(language, texts[id], model).map((fault) => `${language}: ${id} ${fault}`),
      ),
    ];
  });
}

function textFaults(language: string, text: string | undefined, model: string): string[] {
  if (text === undefined) return ["is missing"];
  if (text.trim() === "") return ["is empty"];
  try {
    const elements = parsedText(text, language);
    const [found, wanted] = [names(elements), names(parsedText(model, fallbackLanguage))];
    return [
      ...(found === wanted
        ? []
        : [`has ${found || "no placeholder"} where ${fallbackLanguage} has ${wanted || "none"}`]),
      ...strangeCategories(elements, language).map((category) => `has "${category}", no plural of the language`),
    ];
  } catch (error) {
    return [`is not well-formed: ${error instanceof Error ? error.message : error}`];
  }
}

/** The elements with everything nested in plurals and tags. */
function flat(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return elements.flatMap((element) => [
    element,
    ...("options" in element ? flat(Object.values(element.options).flatMap(({ value }) => value)) : []),
    ...("children" in element ? flat(element.children) : []),
  ]);
}

function names(elements: readonly MessageFormatElement[]): string {
  const isText = (element: MessageFormatElement) => element.type === 0;
  const found = flat(elements).flatMap((element) => {
    if (isText(element) || !("value" in element)) return [];
    return "children" in element ? [`<${element.value}>`] : [`{${element.value}}`];
  });
  return [...new Set(found)].sort().join(" ");
}

function strangeCategories(elements: readonly MessageFormatElement[], language: string): string[] {
  const own: string[] = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return flat(elements)
    .flatMap((element) => ("pluralType" in element ? Object.keys(element.options) : []))
    .filter((category) => !category.startsWith("=") && !own.includes(category));
}
