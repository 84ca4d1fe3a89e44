import { beforeEach, expect, test } from "@jest/globals";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { certificate, openCertificatePage as open } from "../../test/openCertificatePage.tsx";

beforeEach(() => {
  document.cookie = "language=en";
});

const over = { value: null, isOverRange: true, lowerBound: 1000, isNotMeasured: false };
const reading = (value: number) => ({ value, isOverRange: false, lowerBound: null, isNotMeasured: false });
const step = (label: string, title: string, ohm: number) => ({
  ...{ label, title },
  ...{ resistance: reading(ohm), insulation: over, current: null, temperature: null },
});
const cable = {
  title: "Fjällum Cable 20, 18 m",
  resistance: { minimum: 139.6, maximum: 161.6 },
  insulation: { minimum: 10, maximum: null },
  steps: [step("BEFORE_LAYING", "Före förläggning", 147.1), step("AFTER_LAYING", "Efter förläggning", 160.2)],
};

test("each room has its products with their limits, and each step its readings and its title in the page's language", async () => {
  const measured = { ...cable, steps: [...cable.steps, step("OWN", "Own step", 147.2)] };
  const foil = { title: "Fjällum Foil", resistance: null, insulation: null, steps: [] };
  const rooms = [
    { title: "Bad", photoUrl: null, products: [measured] },
    { title: "Hall", photoUrl: null, products: [foil] },
  ];
  await open({ ...certificate, rooms });
  const [bath, hall] = (await screen.findAllByRole("row")).slice(1);
  const [name, ...others] = within(bath ?? document.body).getAllByRole("rowheader");
  expect(others).toEqual([]);
  expect(name?.textContent?.replaceAll("\u00a0", " ")).toBe(
    "BadFjällum Cable 20, 18 mLimits: 139.6–161.6 Ω · ≥ 10 MΩ Within the limits, 1 near",
  );
  const columns = screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
  expect(columns).toEqual(["Room", "1 Before laying", "2 After laying, before covering", "3 Own step"]);
  const cells = within(bath ?? document.body).getAllByRole("cell");
  expect(cells.map(({ textContent }) => textContent?.replaceAll("\u00a0", " "))).toEqual([
    "Step 1147.1 Ω>1000 MΩ",
    "Step 2Within, near the limit: 160.2 Ω>1000 MΩ",
    "Step 3147.2 Ω>1000 MΩ",
  ]);
  expect(hall?.textContent).toBe("HallFjällum Foil–––");
  expect(screen.getByText("All 6 readings are within the limits")).toBeTruthy();
  expect(screen.getByText("A value near the limit is within the limits too, and approved.")).toBeTruthy();
});

test("a cable that is proved by its current has that and its temperature, which no limit judges", async () => {
  const connected = { ...step("ENERGISED", "Energised", 0), resistance: null, insulation: reading(20) };
  const heating = { ...cable, steps: [{ ...connected, current: reading(2.4), temperature: reading(18.5) }] };
  await open({ ...certificate, rooms: [{ title: "Bad", photoUrl: null, products: [heating] }] });
  const cell = await screen.findByRole("cell");
  expect(cell.textContent?.replaceAll("\u00a0", " ")).toBe("Step 120 MΩ2.40 A18.5 °C");
  expect(screen.getByText("The reading is within the limits")).toBeTruthy();
  expect(screen.queryByText(/^Near the limit/)).toBeNull();
});

test("five rooms are shown at first, the sum is of all, and names the rooms with what lies outside", async () => {
  const broken = { ...cable, steps: [step("BEFORE_LAYING", "Before laying", 190)] };
  const rooms = [1, 2, 3, 4, 5, 6, 7].map((place) => ({
    title: `Bad ${place}`,
    photoUrl: place === 1 ? "https://files.example/photo.jpg" : null,
    photoThumbnailUrl: place === 1 ? "https://files.example/thumbnail/photo" : null,
    products: [place === 7 ? broken : cable],
  }));
  await open({ ...certificate, rooms });
  expect(await screen.findByText("25 of 26 readings are within the limits, the others are in Bad 7")).toBeTruthy();
  expect(screen.queryByText("Bad 6")).toBeNull();
  const photo = screen.getByRole("img", { name: "Bad 1 before covering" });
  expect(photo.getAttribute("src")).toBe("https://files.example/thumbnail/photo");
  expect(photo.closest("a")?.getAttribute("href")).toBe("https://files.example/photo.jpg");
  await userEvent.click(screen.getByRole("button", { name: "Show all 7 rooms" }));
  expect(screen.getByText("1 outside the limits")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /Show all/ })).toBeNull();
});

test("terms in another language than the page are marked as such", async () => {
  await open({ ...certificate, terms: ["Garantin omfattar fel."], language: "sv" });
  expect((await screen.findByText("Garantin omfattar fel.")).lang).toBe("sv");
  expect(screen.getByText("The terms are in the language of the certificate, Swedish.")).toBeTruthy();
  cleanup();
  await open({ ...certificate, terms: ["The warranty covers faults."], language: "en" });
  await screen.findByText("The warranty covers faults.");
  expect(screen.queryByText(/language of the certificate/)).toBeNull();
});
