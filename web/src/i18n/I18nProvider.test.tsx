import { beforeEach, expect, test } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CatalogueFailed } from "./CatalogueFailed.tsx";
import { chosenLanguage } from "./chosenLanguage.ts";
import { I18nProvider, useLanguage } from "./I18nProvider.tsx";
import { languageList } from "./languages.ts";
import { Text } from "./Text.tsx";

beforeEach(() => {
  document.cookie = "language=en";
});

function Page() {
  const { language, chooseLanguage } = useLanguage();
  return (
    <>
      <h1>
        <Text id="project.list.ongoing" />
      </h1>
      <input aria-label="note" />
      <p>{language}</p>
      {languageList.map((each) => (
        <button key={each} type="button" onClick={() => void chooseLanguage(each)}>
          {each}
        </button>
      ))}
    </>
  );
}

const open = () =>
  act(async () =>
    render(
      <I18nProvider>
        <Page />
      </I18nProvider>,
    ),
  );

test("the page comes in the language of the cookie, and an unknown one gives Swedish", async () => {
  document.cookie = "language=fi";
  await open();
  expect(await screen.findByRole("heading", { name: "Käynnissä olevat projektit" })).toBeTruthy();
  expect(document.documentElement.lang).toBe("fi");
  document.cookie = "language=xx";
  expect(chosenLanguage()).toBe("sv");
});

test("another language takes over without losing what stands on the page", async () => {
  await open();
  await userEvent.type(await screen.findByLabelText("note"), "kept");
  for (const [language, title] of [
    ["sv", "Pågående projekt"],
    ["da", "Igangværende projekter"],
    ["no", "Pågående prosjekter"],
    ["de", "Laufende Projekte"],
  ]) {
    await userEvent.click(screen.getByRole("button", { name: language }));
    expect(await screen.findByRole("heading", { name: title })).toBeTruthy();
    expect(document.documentElement.lang).toBe(language);
  }
  expect(screen.getByDisplayValue("kept")).toBeTruthy();
});

test("of two choices made at once the last one holds", async () => {
  await open();
  const button = (name: string) => screen.getByRole("button", { name });
  await act(async () => {
    button("de").click();
    button("fi").click();
  });
  expect(await screen.findByRole("heading", { name: "Käynnissä olevat projektit" })).toBeTruthy();
});

test("without any texts it says in the chosen language what happened, and offers to load the page again", () => {
  render(<CatalogueFailed language="de" />);
  expect(screen.getByRole("alert").textContent).toContain("Die Texte der Seite konnten nicht abgerufen werden");
  expect(screen.getByRole("button", { name: "Seite neu laden" })).toBeTruthy();
});
