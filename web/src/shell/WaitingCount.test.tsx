import { afterEach, expect, jest, test } from "@jest/globals";
import { act, screen } from "@testing-library/react";
import { Suspense } from "react";
import { Outlet } from "react-router";
import { createEnvironment } from "../../test/createEnvironment.ts";
import { mockAnswer } from "../../test/mockAnswer.ts";
import { renderRoutes } from "../../test/renderRoutes.tsx";
import { WaitingCount } from "./WaitingCount.tsx";

afterEach(() => void jest.useRealTimers());

async function openMenu() {
  const environment = createEnvironment();
  const menu = (
    <>
      <nav>
        <Suspense>
          <WaitingCount className="count" />
        </Suspense>
      </nav>
      <Outlet />
    </>
  );
  const pages = [{ path: "*", loader: () => null, element: <p>page</p> }];
  const router = renderRoutes(environment, [{ element: menu, children: pages }], "/first");
  await screen.findByText("page");
  jest.useFakeTimers();
  await act(async () => router.navigate("/second"));
  const after = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  const asked = () => environment.mock.getAllOperations().length;
  const answer = (waitingCount: number) =>
    act(async () =>
      environment.mock.resolveMostRecentOperation((operation) =>
        mockAnswer(operation, { viewer: { id: "u", company: { id: "c", attention: { waitingCount } } } }),
      ),
    );
  const fail = () => act(async () => environment.mock.rejectMostRecentOperation(new Error("down")));
  const shown = () => screen.getByRole("navigation").textContent;
  return { router, after, asked, answer, fail, shown };
}

test("the count comes after the page, and again with the next page and on return, at most every ten seconds", async () => {
  const { router, after, asked, answer, shown } = await openMenu();
  await after(900);
  expect(asked()).toBe(0);
  await after(100);
  await answer(5);
  expect(shown()).toBe("5");
  await after(8_000);
  await act(async () => router.navigate("/third"));
  await after(1_000);
  expect(asked()).toBe(0);
  await after(1_000);
  await act(async () => router.navigate("/fourth?installation=i1"));
  await after(1_000);
  expect([asked(), shown()]).toEqual([1, "5"]);
  await answer(2);
  expect(shown()).toBe("2");
  await after(10_000);
  await act(async () => router.revalidate());
  await after(1_000);
  await answer(0);
  expect(shown()).toBe("");
});

test("a count that cannot be fetched anew stays, and one that could not be fetched at all comes with the next page", async () => {
  const { router, after, answer, fail, shown } = await openMenu();
  await after(1_000);
  await fail();
  expect(shown()).toBe("");
  await act(async () => router.navigate("/third"));
  await after(1_000);
  await answer(5);
  expect(shown()).toBe("5");
  await after(20_000);
  await act(async () => router.navigate("/fourth"));
  await after(1_000);
  await fail();
  expect(shown()).toBe("5");
});
