import type { Handler } from "../http/operation.ts";
import { storeRecording } from "../step/storeRecording.ts";
import { addProduct } from "./addProduct.ts";

export const createMeasurement: Handler<"createMeasurement"> = async (call) => {
  const { body } = call;
  if ("stepLabel" in body) return { status: 200, body: await storeRecording(call, body) };
  return { status: 201, body: await addProduct(call, body) };
};
