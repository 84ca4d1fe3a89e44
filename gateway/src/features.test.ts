import { expect, test } from "@jest/globals";
import { createFeatureCache } from "./features.ts";
import { RestProblem } from "./rest/errors.ts";

const gone = async () => {
  throw new RestProblem(404, null);
};

test("asks once for each feature until the answer is five minutes old", async () => {
  let time = 0;
  let asked = 0;
  const features = createFeatureCache(undefined, () => time);
  const ask = async () => ({ asked: ++asked });
  expect([await features.has("templates", ask), await features.has("templates", ask), asked]).toEqual([true, true, 1]);
  time = 5 * 60_000;
  expect([await features.has("templates", gone), await features.has("templates", ask), asked]).toEqual([
    false,
    false,
    1,
  ]);
  time = 10 * 60_000;
  expect([await features.has("templates", ask), asked]).toEqual([true, 2]);
});

test("takes an answer that lacks what was asked for as a service without the feature", async () => {
  expect(await createFeatureCache().has("projectPages", async () => null)).toBe(false);
});

test("asks again after a failure, which tells nothing", async () => {
  const features = createFeatureCache();
  const fails = async () => {
    throw new RestProblem(500, null);
  };
  await expect(features.has("templates", fails)).rejects.toThrow("500");
  expect(await features.has("templates", async () => ({}))).toBe(true);
});
