import { barcode } from "./barcode.ts";
import { expect, test } from "./fixtures.ts";

const gtin = "9520089608115";

test("the barcode before the camera adds its product to the room", async ({ page, signIn }) => {
  await signIn("owner@nordgolv.example");
  // The headless browser has no camera, so the test draws the barcode as one.
  await page.addInitScript((modules) => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 640, height: 400 });
    const draw = () => {
      const context = canvas.getContext("2d");
      if (!context) return;
      context.fillStyle = "white";
      context.fillRect(0, 0, 640, 400);
      context.fillStyle = "black";
      for (const [index, module] of [...modules].entries())
        if (module === "1") context.fillRect(130 + index * 4, 60, 4, 280);
    };
    const getUserMedia = async () => {
      setInterval(draw, 100);
      return canvas.captureStream(10);
    };
    Object.defineProperty(navigator, "mediaDevices", { value: { getUserMedia } });
  }, barcode(gtin));
  await page.goto("/projects/ongoing");
  for (const name of ["Kvarteret Sånglärkan", "Gård och uthus"])
    await page.getByRole("link", { name, exact: true }).click();
  await page.getByRole("rowheader").getByRole("link", { name: "Allrum, golvfolie", exact: true }).click();
  await page.getByRole("link", { name: "Change products", exact: true }).click();
  await expect(page.getByRole("button", { name: /^Remove/ }).first()).toBeVisible();
  const added = page.getByRole("button", { name: /^Remove Fjällum Mat 100, 2 m²/ });
  await expect(added).toHaveCount(0);
  await page.getByRole("button", { name: "Scan the product's barcode" }).click();
  await expect(page.getByRole("searchbox", { name: "Search for a product" })).toHaveValue(gtin);
  await expect(added).toHaveCount(1);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
