import { expect, jest, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { openMeasuringGrid, rooms } from "../../test/openMeasuringGrid.tsx";

test("the row of steps scrolls until the chosen step is whole in sight", async () => {
  // jsdom draws nothing: here the row is 600 px wide, and the chosen step ends at 640 px.
  const box = jest.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    return this.matches("a[aria-current]") ? new DOMRect(500, 0, 140, 30) : new DOMRect(0, 0, 600, 44);
  });
  try {
    await openMeasuringGrid(rooms(2), "?view=measure&step=after");
    expect(
      screen.getByRole("navigation", { name: "Measuring steps" }).querySelector("ol")?.scrollLeft,
    ).toBeGreaterThanOrEqual(40);
  } finally {
    box.mockRestore();
  }
});
