import { expect, test } from "@jest/globals";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { installCamera } from "../../test/camera.ts";
import { mockAnswer } from "../../test/mockAnswer.ts";
import { installation, openInstallationPanel } from "../../test/openInstallationPanel.tsx";
import { dialog, openSeveral } from "../../test/openSeveralRooms.tsx";
import { flex, mat, resolveSearch } from "../../test/searchProducts.ts";

const camera = installCamera();

const search = () => screen.getByRole<HTMLInputElement>("searchbox");
const open = async () => (await openInstallationPanel({}, "&view=products")).environment;
type Environment = Awaited<ReturnType<typeof open>>;

/** A hand scanner types without pause and ends with Enter. */
const { keyboard } = userEvent.setup({ delay: null });
const scan = (code: string) => keyboard(`${code}{Enter}`);

/** Answers the search outside `act`, which would not wait for the following requests. */
async function answer(
  environment: Environment,
  query: string,
  found: object[],
  shown = () => screen.getByText(/products? found$|^Product not found/),
) {
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  expect(environment.mock.getMostRecentOperation().request.variables).toEqual({ query, first: 10 });
  let isAnswered = false;
  await waitFor(() => {
    if (!isAnswered) resolveSearch(environment, found);
    isAnswered = true;
    expect(shown()).toBeTruthy();
  });
}

const added = (environment: Environment) =>
  environment.mock.getAllOperations().flatMap(({ request }) => request.variables.input?.productId ?? []);

async function answerAddition(environment: Environment) {
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      mockAnswer(operation, { addProduct: { userErrors: [], installation } }),
    ),
  );
}

test("a hand scanner adds the product that has the number, once for each scan", async () => {
  const environment = await open();
  await userEvent.click(search());
  await scan(mat.gtin);
  await answer(environment, mat.gtin, [flex, mat]);
  expect(added(environment)).toEqual(["gp2"]);
  await answerAddition(environment);
  expect(document.activeElement).toBe(search());
  await userEvent.keyboard("{Enter}");
  await scan(mat.gtin);
  expect(search().value).toBe(mat.gtin);
  await waitFor(() => expect(added(environment)).toEqual(["gp2"]));
});

test.each([
  ["the article number as printed", "e 89.608 11"],
  ["the Finnish number", "Snro 91 204 31"],
  ["a longer form of the EAN", "09520089608115"],
  ["the EAN in a GS1 code", "(01)09520089608115(10)A7"],
])("%s is the product's number too", async (_, code) => {
  const environment = await open();
  await userEvent.click(search());
  await scan(code);
  await answer(environment, code.startsWith("(") ? mat.gtin : code, [flex, mat]);
  expect(added(environment)).toEqual(["gp2"]);
});

test("Enter takes nothing for a part of a number, a name, or a number that two products have", async () => {
  const environment = await open();
  await userEvent.click(search());
  await scan("89 608");
  await answer(environment, "89 608", [mat]);
  expect(added(environment)).toEqual([]);
  await scan("89 608 11");
  await answer(environment, "89 608 11", [mat, { ...mat, id: "gp3" }]);
  expect(added(environment)).toEqual([]);
});

test("a number that Enter did not end adds nothing", async () => {
  const environment = await open();
  await userEvent.type(search(), mat.gtin);
  await answer(environment, mat.gtin, [mat]);
  expect(added(environment)).toEqual([]);
});

test("a misread number is told and not searched for", async () => {
  const environment = await open();
  await userEvent.click(search());
  await scan("9520089608116");
  expect(await screen.findByText(/^9520089608116 was misread/)).toBeTruthy();
  await userEvent.clear(search());
  await userEvent.type(search(), mat.gtin);
  await answer(environment, mat.gtin, [mat]);
});

test("a number that no product has is told with the number", async () => {
  const environment = await open();
  await userEvent.click(search());
  await scan("9520089600003");
  await answer(environment, "9520089600003", []);
  expect(screen.getByText(/^Product not found: “9520089600003”\. Check the number/)).toBeTruthy();
});

test("of a cable the form opens, and Enter after the marking leads to what is missing", async () => {
  const environment = await open();
  await userEvent.click(search());
  await scan(flex.gtin);
  await answer(environment, flex.gtin, [flex]);
  const marking = await screen.findByRole("textbox", { name: /^Cable marking/ });
  expect(document.activeElement).toBe(marking);
  await scan("FJ-2201-77");
  expect(document.activeElement).toBe(screen.getByLabelText("Voltage"));
  expect(screen.queryByText("All fields are required")).toBeNull();
  await userEvent.keyboard("230{Enter}42,5{Enter}");
  expect(environment.mock.getMostRecentOperation().request.variables.input).toMatchObject({
    productId: "gp1",
    cableMarking: "FJ-2201-77",
    voltage: 230,
    cableLength: 42.5,
  });
});

test("the camera reads the product, and the marking of its cable, which is not the EAN", async () => {
  const environment = await open();
  await userEvent.click(screen.getByRole("button", { name: "Scan the product's barcode" }));
  await screen.findByRole("dialog");
  camera.show("9520089605109");
  expect(await screen.findByText(/^9520089605109 was misread/)).toBeTruthy();
  camera.show(flex.gtin);
  await answer(environment, flex.gtin, [flex]);
  expect(screen.getByText(`Read: ${flex.gtin}`)).toBeTruthy();
  await userEvent.click(await screen.findByRole("button", { name: "Scan the cable marking" }));
  expect(await screen.findByText(/is the product's EAN/)).toBeTruthy();
  camera.show("FJ-2201-77");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const marking = screen.getByRole<HTMLInputElement>("textbox", { name: /^Cable marking/ });
  expect(marking.value).toBe("FJ-2201-77");
  expect(document.activeElement).toBe(marking);
  expect(environment.mock.getAllOperations()).toHaveLength(0);
});

test("an EAN that is typed for a marking is told", async () => {
  const environment = await open();
  await userEvent.click(search());
  await scan(flex.gtin);
  await answer(environment, flex.gtin, [flex]);
  await screen.findByRole("textbox", { name: /^Cable marking/ });
  await scan(flex.gtin);
  expect(screen.getByText(/is the product's EAN/)).toBeTruthy();
});

test("for several rooms a scanned number chooses the product, and nothing is sent", async () => {
  const environment = await openSeveral();
  await userEvent.click(dialog().getByRole("searchbox"));
  await scan(mat.gtin);
  await answer(environment, mat.gtin, [{ ...mat, id: "gpr2" }], () =>
    dialog().getByRole("button", { name: "Remove Fjällum Mat 100" }),
  );
  expect(environment.mock.getAllOperations()).toHaveLength(0);
});
