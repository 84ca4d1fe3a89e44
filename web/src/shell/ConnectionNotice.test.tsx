import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { MockEnvironment } from "relay-test-utils";
import { createEnvironment } from "../../test/createEnvironment.ts";
import { renderRoutes } from "../../test/renderRoutes.tsx";
import { I18nProvider } from "../i18n/I18nProvider.tsx";
import { UnsavedReadingsProvider } from "../reading/UnsavedReadingsProvider.tsx";
import { useUnsavedReadings } from "../reading/unsavedReadingsContext.ts";
import { NetworkFailure } from "../relay/failures.ts";
import { noticeAnswer, noticeNoAnswer, noticeShown } from "../relay/networkState.ts";
import { UploadsProvider } from "../upload/UploadsProvider.tsx";
import { useUploads } from "../upload/uploadsContext.ts";
import { ConnectionNotice } from "./ConnectionNotice.tsx";

beforeEach(() => {
  document.cookie = "language=en";
});
afterEach(() => {
  jest.useRealTimers();
  act(noticeAnswer);
});

/** A page with typed values and chosen files; uploads do not finish during a test. */
function Work() {
  const unsaved = useUnsavedReadings();
  const { add } = useUploads();
  const type = (entryId: string) => () => {
    const key = { entryId, field: "RESISTANCE", subject: "Bathroom" } as const;
    unsaved.type(key, { value: { kind: "empty" }, version: null }, "90");
    void unsaved.commit(key);
  };
  const choose = (name: string) => () =>
    add(
      { id: name, entryId: "e1", file: new File(["a"], name), keepsPlace: false },
      () => new Promise(() => undefined),
    );
  return (
    <>
      <button type="button" onClick={type("e1")}>
        first
      </button>
      <button type="button" onClick={type("e2")}>
        second
      </button>
      <button type="button" onClick={choose("laid.jpg")}>
        photo
      </button>
      <button type="button" onClick={choose("sketch.pdf")}>
        sketch
      </button>
    </>
  );
}

async function openWork() {
  const environment = createEnvironment();
  const element = (
    <I18nProvider>
      <UploadsProvider>
        <UnsavedReadingsProvider>
          <ConnectionNotice />
          <Work />
        </UnsavedReadingsProvider>
      </UploadsProvider>
    </I18nProvider>
  );
  renderRoutes(environment, [{ path: "/", loader: () => null, element }], "/");
  await screen.findByRole("status");
  return environment;
}

const asked = ({ mock }: MockEnvironment) => mock.getAllOperations().map(({ request }) => request.node.operation.name);
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const failRequest = ({ mock }: MockEnvironment) =>
  act(async () => mock.rejectMostRecentOperation(new NetworkFailure(null)));

test("without a connection the page says since when it shows what it shows, and what waits", async () => {
  const environment = await openWork();
  act(() => noticeShown(new Date().setHours(14, 5)));
  expect(await screen.findByText("Offline: shown as of 14:05.")).toBeTruthy();
  await press("first");
  await failRequest(environment);
  expect(screen.getByText(/^1 value waits for the connection/)).toBeTruthy();
  // The waiting work alone is seen, because the bar has no room for both.
  expect(screen.getByText("Offline: shown as of 14:05.").className).toBe("heard-only");
  expect(screen.getByTitle("Offline: shown as of 14:05.")).toBeTruthy();
  await press("second");
  await press("photo");
  expect(screen.getByText(/^2 values and 1 photo wait for the connection/)).toBeTruthy();
  await press("sketch");
  expect(screen.getByText(/^2 values, 1 photo, and 1 file wait for the connection/)).toBeTruthy();
});

test("data of an earlier day is shown with its day", async () => {
  await openWork();
  act(() => noticeShown(new Date(2026, 1, 3, 9, 30).getTime()));
  expect(await screen.findByText("Offline: shown as of 2026-02-03 09:30.")).toBeTruthy();
});

test("it asks for the connection every five seconds, and when it is back the values go", async () => {
  const environment = await openWork();
  await press("first");
  await failRequest(environment);
  jest.useFakeTimers();
  await act(async () => noticeNoAnswer());
  expect(screen.getByText(/^Offline\. What you see was fetched before/)).toBeTruthy();
  await act(async () => jest.advanceTimersByTime(4_999));
  expect(asked(environment)).toEqual([]);
  await act(async () => jest.advanceTimersByTime(1));
  expect(asked(environment)).toEqual(["ShellQuery"]);
  await failRequest(environment);
  await act(async () => noticeAnswer());
  expect(screen.getByText("The connection is back. Being sent: 1 value.")).toBeTruthy();
  expect(asked(environment)).toEqual(["useRecordMeasurementsMutation"]);
  await act(async () => jest.advanceTimersByTime(60_000));
  expect(asked(environment)).toEqual(["useRecordMeasurementsMutation"]);
});
