import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { act, screen } from "@testing-library/react";
import { createMockEnvironment } from "relay-test-utils";
import { renderRoutes } from "../../test/renderRoutes.tsx";
import { I18nProvider } from "../i18n/I18nProvider.tsx";
import { noticeAnswer, noticeNoAnswer } from "../relay/networkState.ts";
import { useHoldRefresh } from "../relay/useHoldRefresh.ts";
import { useReconnect } from "./useReconnect.ts";

beforeEach(() => {
  document.cookie = "language=en";
});
afterEach(() => act(noticeAnswer));

test.each([
  { what: "the page is loaded again", showsMore: false, loads: 2 },
  { what: "a page that shows more than its first rows stays as it is", showsMore: true, loads: 1 },
])("when the gateway answers again, $what", async ({ showsMore, loads }) => {
  function Page() {
    useReconnect();
    useHoldRefresh(showsMore);
    return <p>page</p>;
  }
  const loader = jest.fn(() => null);
  const element = (
    <I18nProvider>
      <Page />
    </I18nProvider>
  );
  renderRoutes(createMockEnvironment(), [{ path: "/", loader, element }], "/");
  await screen.findByText("page");
  await act(async () => noticeNoAnswer());
  await act(async () => noticeAnswer());
  expect(loader).toHaveBeenCalledTimes(loads);
});
