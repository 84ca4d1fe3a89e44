import type { Handler } from "../http/operation.ts";
import { storeRecording } from "../step/storeRecording.ts";
import { addProduct } from "./addProduct.ts";

/** POST .../measurement does two things: a body with a step records values, any other body adds a product. */
export const createMeasurement: Handler<"createMeasurement"> = async (call) => {
  const { body } = call;
  if ("stepLabel" in body) return { status: 200, body: await storeRecording(call, body) };
  return { status: 201, body: await addProduct(call, body) };
};
